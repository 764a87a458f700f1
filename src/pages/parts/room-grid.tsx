import Headset from 'lucide-react/icons/headset'
import LogOut from 'lucide-react/icons/log-out'
import Mail from 'lucide-react/icons/mail'
import MessagesSquare from 'lucide-react/icons/messages-square'
import ShieldCheck from 'lucide-react/icons/shield-check'
import UserRound from 'lucide-react/icons/user-round'
import { useLogout } from '#features/account/web/use-logout.ts'
import { useUnread } from '#features/notices/web/use-unread.ts'
import { openService } from '#features/support/web/service-state.ts'
import { paths } from '#paths'
import type { NavEntry } from '#ui/move/nav-entry.ts'
import { NavIcon } from '#ui/move/nav-icon.tsx'
import { NavItem } from '#ui/move/nav-item.tsx'
import { Card } from '#ui/show/card.tsx'
import * as m from '#words'

/** The rooms that have no figure of their own; a phone shows them here and nowhere else. */
export function RoomGrid() {
  const logout = useLogout()
  const { message, support } = useUnread()
  const rooms: NavEntry[] = [
    { label: m.centre_room_interactions(), href: paths.interactions(), icon: <MessagesSquare /> },
    {
      label: m.centre_room_messages(),
      href: paths.messages(),
      icon: <Mail />,
      count: message,
      countLabel: m.notices_unread({ count: message }),
    },
    { label: m.centre_room_profile(), href: paths.profile(), icon: <UserRound /> },
    { label: m.centre_room_security(), href: paths.security(), icon: <ShieldCheck /> },
    {
      label: m.support_title(),
      onClick: openService,
      icon: <Headset />,
      count: support,
      countLabel: m.support_new_answer(),
    },
    { label: m.centre_logout(), onClick: logout, icon: <LogOut /> },
  ]
  return (
    <Card pad="sm" className="md:hidden">
      <nav aria-label={m.ui_account_menu()}>
        <ul className="grid grid-cols-3 gap-y-1">
          {rooms.map((room) => (
            <li key={room.label}>
              <NavItem entry={room} className="tool-small w-full">
                <NavIcon entry={room} className="text-brand-700" />
                {room.label}
              </NavItem>
            </li>
          ))}
        </ul>
      </nav>
    </Card>
  )
}
