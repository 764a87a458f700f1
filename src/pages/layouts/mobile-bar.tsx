import Bell from 'lucide-react/icons/bell'
import House from 'lucide-react/icons/house'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import ShoppingCart from 'lucide-react/icons/shopping-cart'
import UserRound from 'lucide-react/icons/user-round'
import type { ReactNode } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { useCartCount } from '#features/cart/web/cart-count.ts'
import { useUnread } from '#features/notices/web/use-unread.ts'
import { ACCOUNT_ROOMS, isAt, type PageName, paths } from '#paths'
import { BottomBar } from '#ui/shell/bottom-bar.tsx'
import * as m from '#words'

export function MobileBar() {
  const here = useLocation().pathname
  // What was tapped is lit at once, while its page is on the way.
  const pathname = useNavigation().location?.pathname ?? here
  const inCart = useCartCount()
  const { notice } = useUnread()
  const place = (label: string, href: string, icon: ReactNode, pages: readonly PageName[]) => ({
    label,
    href,
    icon,
    current: pages.some((page) => isAt(page, pathname)),
  })
  return (
    <BottomBar
      items={[
        place(m.shell_home(), paths.home(), <House />, ['home']),
        place(m.shell_tab_products(), paths.search(), <LayoutGrid />, ['search']),
        {
          ...place(m.shell_notifications(), paths.news(), <Bell />, ['news']),
          count: notice,
          countLabel: m.notices_unread({ count: notice }),
        },
        {
          ...place(m.shell_cart(), paths.cart(), <ShoppingCart />, ['cart']),
          count: inCart,
          countLabel: m.shell_in_cart({ count: inCart }),
        },
        place(m.shell_mine(), paths.accountHome(), <UserRound />, ACCOUNT_ROOMS),
      ]}
    />
  )
}
