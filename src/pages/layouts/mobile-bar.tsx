import Bell from 'lucide-react/icons/bell'
import House from 'lucide-react/icons/house'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import ShoppingCart from 'lucide-react/icons/shopping-cart'
import UserRound from 'lucide-react/icons/user-round'
import { useLocation } from 'react-router'
import { useCartCount } from '#features/cart/web/cart-count.ts'
import { useUnread } from '#features/notices/web/use-unread.ts'
import { BottomBar } from '#ui/bottom-bar.tsx'
import * as m from '#words'

export function MobileBar() {
  const { pathname } = useLocation()
  const inCart = useCartCount()
  const { notice } = useUnread()
  const at = (path: string) => pathname.toLowerCase().startsWith(path.toLowerCase())
  return (
    <BottomBar
      items={[
        { label: m.shell_home(), href: '/', icon: <House />, current: pathname === '/' },
        { label: m.shell_products(), href: '/Search', icon: <LayoutGrid />, current: at('/Search') },
        {
          label: m.shell_notifications(),
          href: '/news',
          icon: <Bell />,
          count: notice,
          countLabel: m.notices_unread({ count: notice }),
          current: at('/news'),
        },
        {
          label: m.shell_cart(),
          href: '/user-center/1/shopping-cart',
          icon: <ShoppingCart />,
          count: inCart,
          countLabel: m.shell_in_cart({ count: inCart }),
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
