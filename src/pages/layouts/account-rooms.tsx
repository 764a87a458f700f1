import Mail from 'lucide-react/icons/mail'
import Store from 'lucide-react/icons/store'
import WalletCards from 'lucide-react/icons/wallet-cards'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useUnread } from '#features/notices/web/use-unread.ts'
import { isAt, paths } from '#paths'
import type { NavEntry } from '#ui/move/nav-entry.ts'
import { NavItem } from '#ui/move/nav-item.tsx'
import { CountBadge } from '#ui/show/badge.tsx'
import * as m from '#words'

/** Rooms of the account centre that the specification has and its menu does not name. */
const ROOMS = [
  ['messages', m.notices_messages_title, <Mail key="icon" />],
  ['wallet', m.mywallet_title, <WalletCards key="icon" />],
  ['follows', m.shop_my_follows, <Store key="icon" />],
] as const satisfies [room: keyof typeof paths, label: () => string, icon: ReactNode][]

export function useAccountRooms(): NavEntry[] {
  const here = useLocation().pathname
  const { message } = useUnread()
  return ROOMS.map(([room, label, icon]) => ({
    label: label(),
    href: paths[room](),
    icon,
    current: isAt(room, here),
    ...(room === 'messages' && { count: message, countLabel: m.notices_unread({ count: message }) }),
  }))
}

/** In the header of wide screens; narrower ones have them in the menu. */
export function AccountRooms() {
  return (
    <nav aria-label={m.centre_rooms()} className="max-lg:hidden">
      <ul className="flex items-center gap-1">
        {useAccountRooms().map((room) => (
          <li key={room.label}>
            <NavItem
              entry={room}
              className="flex h-9 items-center gap-1.5 rounded-lg px-3 text-gray-700 hover:bg-gray-100 aria-[current]:font-semibold aria-[current]:text-brand-700"
            >
              {room.label}
              <CountBadge count={room.count} label={room.countLabel} />
            </NavItem>
          </li>
        ))}
      </ul>
    </nav>
  )
}
