import Bell from 'lucide-react/icons/bell'
import House from 'lucide-react/icons/house'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import ShoppingCart from 'lucide-react/icons/shopping-cart'
import UserRound from 'lucide-react/icons/user-round'
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
  const at = (path: string) => pathname.toLowerCase().startsWith(path.toLowerCase())
  return (
    <BottomBar
      items={[
        { label: m.shell_home(), href: paths.home(), icon: <House />, current: isAt('home', pathname) },
        {
          label: m.shell_products(),
          href: paths.search(),
          icon: <LayoutGrid />,
          current: at(paths.search()),
        },
        {
          label: m.shell_notifications(),
          href: paths.news(),
          icon: <Bell />,
          count: notice,
          countLabel: m.notices_unread({ count: notice }),
          current: at(paths.news()),
        },
        {
          label: m.shell_cart(),
          href: paths.cart(),
          icon: <ShoppingCart />,
          count: inCart,
          countLabel: m.shell_in_cart({ count: inCart }),
          current: at(paths.cart()),
        },
        {
          label: m.shell_mine(),
          href: paths.accountHome(),
          icon: <UserRound />,
          current: at(paths.accountHome()),
        },
      ]}
    />
  )
}
