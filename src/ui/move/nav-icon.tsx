import { CountBadge } from '#ui/show/badge.tsx'
import type { NavEntry } from './nav-entry.ts'

/** The drawing of a place, with its count at the upper right. */
export const NavIcon = ({ entry, className = '' }: { entry: NavEntry; className?: string }) => (
  <span className={`relative ${className}`}>
    {entry.icon}
    <CountBadge count={entry.count} label={entry.countLabel} className="absolute! -top-1.5 left-3.5" />
  </span>
)
