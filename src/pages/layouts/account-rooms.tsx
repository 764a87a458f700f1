import { useLocation } from 'react-router'
import { useUnread } from '#features/notices/web/use-unread.ts'
import { isAt, paths } from '#paths'
import { NavItem } from '#ui/move/nav-item.tsx'
import { CountBadge } from '#ui/show/badge.tsx'
import * as m from '#words'

/** Rooms of the account centre that the specification has and its menu does not name. */
const ROOMS = [
  ['messages', m.notices_messages_title],
  ['wallet', m.mywallet_title],
  ['follows', m.shop_my_follows],
] as const satisfies [room: keyof typeof paths, label: () => string][]

export function AccountRooms() {
  const here = useLocation().pathname
  const { message } = useUnread()
  return (
    <nav aria-label={m.centre_rooms()} className="max-lg:hidden">
      <ul className="flex items-center gap-1">
        {ROOMS.map(([room, label]) => (
          <li key={room}>
            <NavItem
              entry={{
                label: label(),
                href: paths[room](),
                current: isAt(room, here),
              }}
              className="flex h-9 items-center gap-1.5 rounded-lg px-3 text-gray-700 hover:bg-gray-100 aria-[current]:font-semibold aria-[current]:text-brand-700"
            >
              {label()}
              {room === 'messages' && (
                <CountBadge count={message} label={m.notices_unread({ count: message })} />
              )}
            </NavItem>
          </li>
        ))}
      </ul>
    </nav>
  )
}
