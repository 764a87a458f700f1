import { Button } from '#ui/act/button.tsx'
import type { ButtonSize } from '#ui/act/button-style.ts'
import * as m from '#words'
import type { Buying, SheetFor } from './use-buying.ts'

/** Wherever the buttons stand, they are of the form the choice is in. */
export const BUY_FORM = 'buy'

type Props = {
  buying: Buying
  size: ButtonSize
  className: string
  /** Only one of the two ways, which is then what the buyer came for. */
  only?: SheetFor | undefined
  /** Where nothing is chosen yet the sheet is asked, because the choice itself is not in sight. */
  asksSheet?: boolean
}

export function BuyButtons({ buying, size, className, only = 'choose', asksSheet = false }: Props) {
  if (buying.soldOut) {
    return (
      <Button disabled size={size} variant="outline" className={className}>
        {m.catalogue_sold_out()}
      </Button>
    )
  }
  const unlessChosen = (way: SheetFor, act: () => unknown) =>
    asksSheet && !buying.choice.sku ? buying.openSheet(way) : act()
  const { addToCart, buyNow } = buying
  return (
    <>
      {addToCart && only !== 'buy' && (
        <Button
          type="submit"
          form={BUY_FORM}
          name="act"
          value="cart"
          variant={only === 'cart' ? 'buy' : 'soft'}
          size={size}
          onClick={() => unlessChosen('cart', addToCart)}
          className={className}
        >
          {m.product_add_to_cart()}
        </Button>
      )}
      {only !== 'cart' && (
        <Button
          type="submit"
          form={BUY_FORM}
          name="act"
          value="buy"
          variant="buy"
          size={size}
          onClick={() => unlessChosen('buy', buyNow)}
          className={className}
        >
          {m.product_buy_now()}
        </Button>
      )}
    </>
  )
}
