import { cx } from '#ui/cx.ts'
import { CountBadge } from '#ui/show/badge.tsx'
import type { NavEntry } from './nav-entry.ts'
import { NavItem } from './nav-item.tsx'

export type LinkTabsProps = {
  label: string
  items: readonly NavEntry[]
  /** `chips` for filters inside a page. */
  look?: 'line' | 'chips'
  className?: string
}

/** Tabs that are pages of their own: each has an address, so they work without JavaScript. */
export function LinkTabs({ label, items, look = 'line', className }: LinkTabsProps) {
  return (
    <nav aria-label={label} className={className}>
      <ul
        className={
          look === 'line' ? 'no-scrollbar tab-row' : 'no-scrollbar -m-1 flex gap-2 overflow-x-auto p-1'
        }
      >
        {items.map((item) => (
          <li key={item.label} className="flex shrink-0">
            <NavItem
              entry={item}
              className={
                look === 'line' ? cx('tab', item.current && 'tab-on') : cx('chip', item.current && 'chip-on')
              }
            >
              {item.icon}
              {item.label}
              <CountBadge
                count={item.count}
                label={item.countLabel}
                tone={look === 'line' && !item.quiet ? 'warm' : 'gray'}
              />
            </NavItem>
          </li>
        ))}
      </ul>
    </nav>
  )
}
