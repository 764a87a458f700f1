import { Button } from '#ui/act/button.tsx'
import type { ButtonSize } from '#ui/act/button-style.ts'
import * as m from '#words'
import type { Buying } from './use-buying.ts'

type Props = { buying: Buying; size: ButtonSize; className: string }

export function BuyButtons({ buying, size, className }: Props) {
  if (buying.soldOut) {
    return (
      <Button disabled size={size} variant="outline" className={className}>
        {m.catalogue_sold_out()}
      </Button>
    )
  }
  return (
    <>
      {buying.addToCart && (
        <Button variant="soft" size={size} onClick={buying.addToCart} className={className}>
          {m.product_add_to_cart()}
        </Button>
      )}
      <Button variant="buy" size={size} onClick={buying.buyNow} className={className}>
        {m.product_buy_now()}
      </Button>
    </>
  )
}
