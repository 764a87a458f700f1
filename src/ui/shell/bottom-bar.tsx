import type { NavEntry } from '#ui/move/nav-entry.ts'
import { NavIcon } from '#ui/move/nav-icon.tsx'
import { NavItem } from '#ui/move/nav-item.tsx'
import * as m from '#words'

/** The phone's main places, within reach of the thumb; wide screens have the bars above instead. */
export function BottomBar({ items }: { items: readonly NavEntry[] }) {
  return (
    <nav aria-label={m.ui_main_menu()} className="tabs">
      <ul>
        {items.map((item) => (
          <li key={item.label}>
            <NavItem entry={item} className="place">
              <NavIcon entry={item} />
              <span className="max-w-full truncate">{item.label}</span>
            </NavItem>
          </li>
        ))}
      </ul>
    </nav>
  )
}
