import ShoppingCart from 'lucide-react/icons/shopping-cart'
import Store from 'lucide-react/icons/store'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '#paths'
import { CountBadge } from '#ui/show/badge.tsx'
import * as m from '#words'
import { BuyButtons } from './buy-buttons.tsx'
import type { Buying } from './use-buying.ts'

type Props = {
  buying: Buying
  shopHref: string
  cartCount: number
  /** The heart, dressed like its neighbours. */
  favourite: (className: string) => ReactNode
}

/** What a thumb needs on a product page; it takes the place of the bar with the shop's main places. */
export function BuyBar({ buying, shopHref, cartCount, favourite }: Props) {
  return (
    <div className="sticky bottom-0 z-30 -mx-4 mt-8 flex items-center gap-2 border-t border-gray-200 bg-white/95 px-3 py-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] md:hidden print:hidden">
      <Link discover="none" to={shopHref} className="buy-place max-[359px]:hidden">
        <Store aria-hidden="true" />
        {m.product_shop()}
      </Link>
      <Link discover="none" to={paths.cart()} className="buy-place">
        <span className="relative">
          <ShoppingCart aria-hidden="true" />
          <CountBadge count={cartCount} className="absolute! -top-1.5 left-3" />
        </span>
        {m.product_cart()}
      </Link>
      {favourite('buy-place')}
      <div className="flex min-w-0 flex-1 gap-2">
        <BuyButtons buying={buying} size="md" className="min-w-0 flex-1 px-1.5" asksSheet />
      </div>
    </div>
  )
}
