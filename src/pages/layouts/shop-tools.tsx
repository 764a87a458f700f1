import Footprints from 'lucide-react/icons/footprints'
import Headset from 'lucide-react/icons/headset'
import Heart from 'lucide-react/icons/heart'
import ShoppingCart from 'lucide-react/icons/shopping-cart'
import { useState } from 'react'
import { useCartCount } from '#features/cart/web/cart-count.ts'
import { ServiceDialog } from '#features/site/web/service-dialog.tsx'
import { ToolBar } from '#ui/tool-bar.tsx'
import * as m from '#words'

/** At the right edge of every shop page: cart, favourites, footprints, customer service, and back to the top. */
export function ShopTools() {
  const inCart = useCartCount()
  const [asking, setAsking] = useState(false)
  return (
    <>
      <ToolBar
        items={[
          {
            label: m.shell_cart(),
            href: '/user-center/1/shopping-cart',
            icon: <ShoppingCart />,
            count: inCart,
            countLabel: m.shell_in_cart({ count: inCart }),
          },
          { label: m.shell_favourites(), href: '/user-center/0/myCollection', icon: <Heart /> },
          { label: m.shell_footprints(), href: '/user-center/0/myfootprint', icon: <Footprints /> },
          { label: m.site_service(), onClick: () => setAsking(true), icon: <Headset /> },
        ]}
      />
      <ServiceDialog open={asking} onClose={() => setAsking(false)} />
    </>
  )
}
