import { useLocation } from 'react-router'
import { useUnread } from '#features/notices/web/use-unread.ts'
import { type AccountChild, accountPath } from '#pages/account-places.ts'
import { CountBadge } from '#ui/badge.tsx'
import { NavItem } from '#ui/nav-item.tsx'
import * as m from '#words'

/** Rooms of the account centre that the specification has and its menu does not name. */
const ROOMS: [child: AccountChild, label: () => string][] = [
  ['my-message', m.notices_messages_title],
  ['my-wallet', m.mywallet_title],
  ['my-focus', m.shop_my_follows],
]

export function AccountRooms() {
  const here = useLocation().pathname.toLowerCase()
  const { message } = useUnread()
  return (
    <nav aria-label={m.centre_rooms()} className="max-lg:hidden">
      <ul className="flex items-center gap-1">
        {ROOMS.map(([child, label]) => (
          <li key={child}>
            <NavItem
              entry={{
                label: label(),
                href: accountPath(child),
                current: here.endsWith(`/${child}`),
              }}
              className="flex h-9 items-center gap-1.5 rounded-lg px-3 text-gray-700 hover:bg-gray-100 aria-[current]:font-semibold aria-[current]:text-brand-700"
            >
              {label()}
              {child === 'my-message' && (
                <CountBadge count={message} label={m.notices_unread({ count: message })} />
              )}
            </NavItem>
          </li>
        ))}
      </ul>
    </nav>
  )
}
