import { cx } from '#ui/cx.ts'
import type { NavEntry } from '#ui/move/nav-entry.ts'
import { NavItem } from '#ui/move/nav-item.tsx'
import { CountBadge } from '#ui/show/badge.tsx'
import * as m from '#words'

/** `narrow`: only where the header has no room for its items. */
export type AccountMenuGroup = { title?: string; items: readonly NavEntry[]; narrow?: boolean }

type Props = { groups: readonly AccountMenuGroup[]; label?: string }

/** A column at the left of wide screens; phones have the account's home instead. */
export function AccountMenu({ groups, label }: Props) {
  return (
    <nav aria-label={label ?? m.ui_account_menu()} className="rounded-2xl bg-white p-3">
      {groups.map((group) => (
        <div
          key={group.title ?? group.items[0]?.label}
          className={cx(
            'not-first:mt-3 not-first:border-t not-first:border-gray-100 not-first:pt-3',
            group.narrow && 'lg:hidden',
          )}
        >
          {group.title && <h2 className="px-3 pb-1 pt-1 text-xs font-medium text-gray-500">{group.title}</h2>}
          <ul className="space-y-1">
            {group.items.map((item) => (
              <li key={item.label}>
                <NavItem entry={item} className="room">
                  {item.icon}
                  {item.label}
                  <CountBadge count={item.count} label={item.countLabel} className="ml-auto" />
                </NavItem>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}
