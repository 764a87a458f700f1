import LogOut from 'lucide-react/icons/log-out'
import ReceiptText from 'lucide-react/icons/receipt-text'
import TicketPercent from 'lucide-react/icons/ticket-percent'
import UserRound from 'lucide-react/icons/user-round'
import { useLogout } from '#features/account/web/use-logout.ts'
import { paths } from '#paths'
import type { NavEntry } from '#ui/move/nav-entry.ts'
import { NavItem } from '#ui/move/nav-item.tsx'
import * as m from '#words'

/** Under one's name: the rooms one goes to most, and the way out. */
export function AvatarMenu() {
  const logout = useLogout()
  const entries: NavEntry[] = [
    { label: m.centre_title(), href: paths.accountHome(), icon: <UserRound /> },
    { label: m.shell_my_orders(), href: paths.orders(), icon: <ReceiptText /> },
    { label: m.peek_wallet(), href: paths.wallet(), icon: <TicketPercent /> },
    { label: m.centre_logout(), onClick: logout, icon: <LogOut /> },
  ]
  return (
    <ul className="w-44 p-2">
      {entries.map((entry) => (
        <li key={entry.label}>
          <NavItem
            entry={entry}
            className="flex w-full items-center gap-3 whitespace-nowrap rounded-lg px-3 py-2 hover:bg-gray-100 [&_svg]:size-4"
          >
            {entry.icon}
            {entry.label}
          </NavItem>
        </li>
      ))}
    </ul>
  )
}
