import type { NavEntry } from '#ui/move/nav-entry.ts'
import { NavItem } from '#ui/move/nav-item.tsx'
import { CountBadge } from '#ui/show/badge.tsx'
import * as m from '#words'

/** The phone's main places, within reach of the thumb; wide screens have the bars above instead. */
export function BottomBar({ items }: { items: readonly NavEntry[] }) {
  return (
    <nav aria-label={m.ui_main_menu()} className="tabs">
      <ul>
        {items.map((item) => (
          <li key={item.label}>
            <NavItem entry={item} className="place">
              <span className="relative">
                {item.icon}
                <CountBadge
                  count={item.count}
                  label={item.countLabel}
                  className="absolute! -top-1.5 left-3.5"
                />
              </span>
              <span className="max-w-full truncate">{item.label}</span>
            </NavItem>
          </li>
        ))}
      </ul>
    </nav>
  )
}
