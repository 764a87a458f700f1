import { cx } from '#ui/cx.ts'
import type { NavEntry } from '#ui/move/nav-entry.ts'
import { NavItem } from '#ui/move/nav-item.tsx'
import { CountBadge } from '#ui/show/badge.tsx'
import * as m from '#words'

export type AccountMenuGroup = { title?: string; items: readonly NavEntry[] }

const ITEM = cx(
  'flex items-center gap-3 whitespace-nowrap rounded-xl text-gray-700 transition-colors hover:bg-gray-100 [&>svg]:size-5 [&>svg]:shrink-0 [&>svg]:stroke-[1.75]',
  'aria-[current]:bg-brand-50 aria-[current]:font-semibold aria-[current]:text-brand-700',
  'h-11 px-3 max-md:h-11 max-md:gap-1.5 max-md:rounded-full max-md:bg-white max-md:px-4 max-md:ring-1 max-md:ring-inset max-md:ring-gray-200 max-md:aria-[current]:ring-brand-300 max-md:[&>svg]:size-4',
)

/** A column at the left of wide screens, a strip that scrolls sideways on phones. */
export function AccountMenu({ groups, label }: { groups: readonly AccountMenuGroup[]; label?: string }) {
  return (
    <nav
      aria-label={label ?? m.ui_account_menu()}
      className="no-scrollbar max-md:-mx-4 max-md:flex max-md:gap-2 max-md:overflow-x-auto max-md:px-4 max-md:py-1 md:rounded-2xl md:bg-white md:p-3"
    >
      {groups.map((group) => (
        <div
          key={group.title ?? group.items[0]?.label}
          className="max-md:contents md:not-first:mt-3 md:not-first:border-t md:not-first:border-gray-100 md:not-first:pt-3"
        >
          {group.title && (
            <h2 className="px-3 pb-1 pt-1 text-xs font-medium text-gray-500 max-md:hidden">{group.title}</h2>
          )}
          <ul className="max-md:contents md:space-y-0.5">
            {group.items.map((item) => (
              <li key={item.label} className="shrink-0">
                <NavItem entry={item} className={cx(ITEM, 'w-full')}>
                  {item.icon}
                  {item.label}
                  <CountBadge count={item.count} label={item.countLabel} className="md:ml-auto" />
                </NavItem>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}
