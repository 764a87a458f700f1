import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { NavEntry } from './nav-entry.ts'

type NavItemProps = { entry: NavEntry; title?: string; className?: string; children: ReactNode }

/** The link or button behind a `NavEntry`; looks and content belong to the bar it stands in. */
export function NavItem({ entry, title, className, children }: NavItemProps) {
  if (entry.href === undefined) {
    return (
      <button type="button" onClick={entry.onClick} title={title} className={className}>
        {children}
      </button>
    )
  }
  return (
    <Link
      discover="none"
      to={entry.href}
      onClick={entry.onClick}
      title={title}
      aria-current={entry.current ? 'page' : undefined}
      className={className}
    >
      {children}
    </Link>
  )
}
