import Bell from 'lucide-react/icons/bell'
import House from 'lucide-react/icons/house'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import ShoppingCart from 'lucide-react/icons/shopping-cart'
import UserRound from 'lucide-react/icons/user-round'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useCartCount } from '#features/cart/web/cart-count.ts'
import { useUnread } from '#features/notices/web/use-unread.ts'
import { isAt, paths } from '#paths'
import { BottomBar } from '#ui/shell/bottom-bar.tsx'
import * as m from '#words'

export function MobileBar() {
  const { pathname } = useLocation()
  const inCart = useCartCount()
  const { notice } = useUnread()
  const place = (label: string, href: string, icon: ReactNode) => ({
    label,
    href,
    icon,
    current: pathname.toLowerCase().startsWith(href.toLowerCase()),
  })
  return (
    <BottomBar
      items={[
        // Every path begins like that of Home.
        { ...place(m.shell_home(), paths.home(), <House />), current: isAt('home', pathname) },
        place(m.shell_products(), paths.search(), <LayoutGrid />),
        {
          ...place(m.shell_notifications(), paths.news(), <Bell />),
          count: notice,
          countLabel: m.notices_unread({ count: notice }),
        },
        {
          ...place(m.shell_cart(), paths.cart(), <ShoppingCart />),
          count: inCart,
          countLabel: m.shell_in_cart({ count: inCart }),
        },
        place(m.shell_mine(), paths.accountHome(), <UserRound />),
      ]}
    />
  )
}
