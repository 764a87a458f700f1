import Footprints from 'lucide-react/icons/footprints'
import Headset from 'lucide-react/icons/headset'
import Heart from 'lucide-react/icons/heart'
import ShoppingCart from 'lucide-react/icons/shopping-cart'
import { useLocation } from 'react-router'
import { useCartCount } from '#features/cart/web/cart-count.ts'
import { useUnread } from '#features/notices/web/use-unread.ts'
import { openService } from '#features/support/web/service-state.ts'
import { useMe } from '#pages/parts/use-me.ts'
import { paths } from '#paths'
import { useWhenIdle } from '#ui/act/use-when-idle.ts'
import { ToolBar } from '#ui/move/tool-bar.tsx'
import * as m from '#words'

const fetchService = async () => (await import('#features/support/web/service-dialog.tsx')).ServiceDialog

/** At the right edge of every page: cart, favourites, footprints, customer service, and back to the top. */
export function ShopTools() {
  const Service = useWhenIdle(fetchService)
  const inCart = useCartCount()
  const { support } = useUnread()
  const { me } = useMe()
  const { pathname, search } = useLocation()
  return (
    <>
      <ToolBar
        items={[
          {
            label: m.shell_cart(),
            href: paths.cart(),
            icon: <ShoppingCart />,
            count: inCart,
            countLabel: m.shell_in_cart({ count: inCart }),
          },
          { label: m.shell_favourites(), href: paths.favourites(), icon: <Heart /> },
          { label: m.shell_footprints(), href: paths.footprints(), icon: <Footprints /> },
          {
            label: m.support_title(),
            onClick: openService,
            icon: <Headset />,
            count: support,
            countLabel: m.support_new_answer(),
          },
        ]}
      />
      {Service && (
        <Service loggedIn={me !== undefined} loginHref={paths.login({ redirect: pathname + search })} />
      )}
    </>
  )
}
