import { cx } from '#ui/cx.ts'
import { CountBadge } from '#ui/show/badge.tsx'
import type { NavEntry } from './nav-entry.ts'
import { NavItem } from './nav-item.tsx'
import { TAB, TAB_OFF, TAB_ON, TAB_ROW } from './tabs.tsx'

export type LinkTabsProps = {
  label: string
  items: readonly NavEntry[]
  /** `chips` for filters inside a page. */
  look?: 'line' | 'chips'
  className?: string
}

const CHIP =
  'flex h-11 shrink-0 items-center gap-1.5 whitespace-nowrap rounded-full px-4.5 transition-colors md:h-9'
const CHIP_ON = 'bg-brand-600 font-medium text-white hover:bg-brand-700'
const CHIP_OFF = 'bg-gray-100 text-gray-700 hover:bg-brand-50 hover:text-brand-700'

/** Tabs that are pages of their own: each has an address, so they work without JavaScript. */
export function LinkTabs({ label, items, look = 'line', className }: LinkTabsProps) {
  return (
    <nav aria-label={label} className={className}>
      <ul className={look === 'line' ? TAB_ROW : 'no-scrollbar -m-1 flex gap-2 overflow-x-auto p-1'}>
        {items.map((item) => (
          <li key={item.label} className="flex shrink-0">
            <NavItem
              entry={item}
              className={
                look === 'line'
                  ? cx(TAB, item.current ? TAB_ON : TAB_OFF)
                  : cx(CHIP, item.current ? CHIP_ON : CHIP_OFF)
              }
            >
              {item.icon}
              {item.label}
              <CountBadge
                count={item.count}
                label={item.countLabel}
                tone={look === 'line' ? 'warm' : 'gray'}
              />
            </NavItem>
          </li>
        ))}
      </ul>
    </nav>
  )
}
