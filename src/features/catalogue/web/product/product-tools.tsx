import Footprints from 'lucide-react/icons/footprints'
import Headset from 'lucide-react/icons/headset'
import Heart from 'lucide-react/icons/heart'
import ShoppingCart from 'lucide-react/icons/shopping-cart'
import { ToolBar } from '#ui/tool-bar.tsx'
import * as m from '#words'

type Props = {
  cartCount?: number | undefined
  /** Opens the talk with customer service. Where it is missing there is no such entry. */
  onService?: (() => void) | undefined
}

/** The tools at the right edge; the way back to the top is part of them. */
export function ProductTools({ cartCount, onService }: Props) {
  return (
    <ToolBar
      items={[
        {
          label: m.shell_cart(),
          href: '/user-center/1/shopping-cart',
          icon: <ShoppingCart />,
          count: cartCount,
        },
        { label: m.product_collections(), href: '/user-center/0/myCollection', icon: <Heart /> },
        { label: m.product_footprints(), href: '/user-center/0/myfootprint', icon: <Footprints /> },
        ...(onService ? [{ label: m.product_service(), onClick: onService, icon: <Headset /> }] : []),
      ]}
    />
  )
}
