import ShoppingCart from 'lucide-react/icons/shopping-cart'
import Store from 'lucide-react/icons/store'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '#paths'
import { cx } from '#ui/cx.ts'
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

const PLACE =
  'flex w-12 shrink-0 flex-col items-center justify-center gap-0.5 self-stretch rounded-md text-xs leading-4 text-gray-600 [&_svg]:size-5 [&_svg]:stroke-[1.75]'

/** What a thumb needs on a product page; it takes the place of the bar with the shop's main places. */
export function BuyBar({ buying, shopHref, cartCount, favourite }: Props) {
  return (
    <div className="sticky bottom-0 z-30 -mx-4 mt-8 flex items-center gap-2 border-t border-gray-200 bg-white/95 px-3 py-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] backdrop-blur-md md:hidden print:hidden">
      <Link to={shopHref} className={cx(PLACE, 'max-[359px]:hidden')}>
        <Store aria-hidden="true" />
        {m.product_shop()}
      </Link>
      <Link to={paths.cart()} className={PLACE}>
        <span className="relative">
          <ShoppingCart aria-hidden="true" />
          <CountBadge count={cartCount} className="absolute! -top-1.5 left-3" />
        </span>
        {m.product_cart()}
      </Link>
      {favourite(PLACE)}
      <div className="flex min-w-0 flex-1 gap-2">
        <BuyButtons buying={buying} size="md" className="min-w-0 flex-1 px-1.5" />
      </div>
    </div>
  )
}
