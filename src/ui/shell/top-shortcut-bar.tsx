import type { ReactNode } from 'react'
import { cx } from '#ui/cx.ts'
import type { NavEntry } from '#ui/move/nav-entry.ts'
import { NavItem } from '#ui/move/nav-item.tsx'
import { useScrolledPast } from '#ui/move/use-scrolled-past.ts'
import { CountBadge } from '#ui/show/badge.tsx'
import * as m from '#words'

export type TopShortcutBarProps = {
  /** Greeting, log in, avatar menu. */
  left: ReactNode
  items: readonly NavEntry[]
  /** The language switch. */
  right?: ReactNode
  /** Logo and name, shown while the bar is fixed. */
  brand?: ReactNode
  /** Scrolled further than this, the bar comes back as a fixed one. */
  fixedAfter?: number
}

const Shortcuts = ({ items }: Pick<TopShortcutBarProps, 'items'>) => (
  <ul className="ml-auto flex items-center">
    {items.map((item) => (
      <li key={item.label}>
        <NavItem entry={item} className="shortcut">
          {item.icon}
          {item.label}
          <CountBadge count={item.count} label={item.countLabel} />
        </NavItem>
      </li>
    ))}
  </ul>
)

/** Of wide screens; phones have the bar at their lower edge. */
export function TopShortcutBar({ left, items, right, brand, fixedAfter }: TopShortcutBarProps) {
  const fixed = useScrolledPast(fixedAfter)
  return (
    // The place in the page stays as high as before, so the rest does not move.
    <nav aria-label={m.ui_shortcuts()} className="h-10 bg-gray-50 max-md:hidden print:hidden">
      <div
        data-fixed={fixed || undefined}
        className={cx(
          fixed
            ? 'fixed inset-x-0 top-0 z-40 h-14 animate-drop bg-white shadow-md'
            : 'h-10 border-b border-gray-100',
        )}
      >
        <div className="column flex h-full items-center gap-4 text-[0.8125rem] text-gray-600">
          {fixed && brand && <div className="shrink-0">{brand}</div>}
          <div className="flex min-w-0 items-center gap-3">{left}</div>
          <Shortcuts items={items} />
          {right && <div className="flex shrink-0 items-center border-l border-gray-200 pl-3">{right}</div>}
        </div>
      </div>
    </nav>
  )
}
