import CircleUserRound from 'lucide-react/icons/circle-user-round'
import LogOut from 'lucide-react/icons/log-out'
import ShieldCheck from 'lucide-react/icons/shield-check'
import UserRound from 'lucide-react/icons/user-round'
import { Avatar } from '#ui/avatar.tsx'
import { Menu } from '#ui/menu.tsx'
import * as m from '#words'
import { useLogout } from './use-logout.ts'

type MenuUser = { nickname: string; avatar: string }

const PROFILE_PATH = '/user-center/6/personal-data'
const SECURITY_PATH = '/user-center/0/security-setting'
const CENTER_PATH = '/user-center/user-center-home'

/** Avatar and nickname with what a buyer does about the account behind them. */
export function AccountMenu({ user, align }: { user: MenuUser; align?: 'start' | 'end' }) {
  const logOut = useLogout()
  return (
    <Menu
      align={align}
      trigger={
        <span className="flex min-w-0 max-w-44 items-center gap-2 hover:text-brand-700">
          <Avatar src={user.avatar} size="sm" />
          <span className="truncate">{user.nickname}</span>
        </span>
      }
      items={[
        { label: m.account_menu_center(), href: CENTER_PATH, icon: <CircleUserRound /> },
        { label: m.account_menu_profile(), href: PROFILE_PATH, icon: <UserRound /> },
        { label: m.account_menu_security(), href: SECURITY_PATH, icon: <ShieldCheck /> },
        { label: m.account_logout_title(), onClick: logOut, icon: <LogOut />, danger: true },
      ]}
    />
  )
}
