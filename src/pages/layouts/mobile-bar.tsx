import { Bell, House, LayoutGrid, ShoppingCart, UserRound } from 'lucide-react'
import { useLocation } from 'react-router'
import { BottomBar } from '#ui/bottom-bar.tsx'
import * as m from '#words'

export function MobileBar() {
  const { pathname } = useLocation()
  const at = (path: string) => pathname.toLowerCase().startsWith(path.toLowerCase())
  return (
    <BottomBar
      items={[
        { label: m.shell_home(), href: '/', icon: <House />, current: pathname === '/' },
        { label: m.shell_products(), href: '/Search', icon: <LayoutGrid />, current: at('/Search') },
        { label: m.shell_notifications(), href: '/news', icon: <Bell />, current: at('/news') },
        {
          label: m.shell_cart(),
          href: '/user-center/1/shopping-cart',
          icon: <ShoppingCart />,
          current: at('/user-center/1/shopping-cart'),
        },
        {
          label: m.shell_mine(),
          href: '/user-center/user-center-home',
          icon: <UserRound />,
          current: at('/user-center/user-center-home'),
        },
      ]}
    />
  )
}
