import type { DeliveryShown } from '#features/postage/postage-contract.ts'
import { toYuan } from '#platform/money.ts'
import { Button } from '#ui/act/button.tsx'
import { cx } from '#ui/cx.ts'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { StickyBar } from '#ui/move/sticky-bar.tsx'
import { Price } from '#ui/show/price.tsx'
import * as m from '#words'
import { CartPostage } from './cart-postage.tsx'
import { piecesOf, totalOf } from './cart-total.ts'
import type { CartActs } from './use-cart-acts.ts'

type Props = { acts: CartActs; visitor: boolean; delivery: DeliveryShown; managing: boolean }

/**
 * Stays in view: select all once more, what is chosen, what it costs, and the way to pay. Where there is no room for
 * everything, tidying up takes the place of paying.
 */
export function CartBar({ acts, visitor, delivery, managing }: Props) {
  const { chosen, all, buyable } = acts
  const lines = chosen.map(({ line }) => line)
  const buying = managing && '@max-3xl:hidden'
  return (
    <StickyBar className="mt-4 md:-mx-6 md:-mb-6 md:mt-6 md:rounded-2xl @max-3xl:gap-x-3!">
      {!managing && <CartPostage chosen={chosen} delivery={delivery} />}
      <Checkbox
        checked={all}
        indeterminate={!all && chosen.length > 0}
        disabled={buyable.length === 0}
        onChange={(event) => acts.choose(buyable, event.target.checked)}
      >
        {m.cart_select_all()}
      </Checkbox>
      <div className={cx('flex gap-4', managing ? '@max-3xl:ml-auto' : '@max-3xl:hidden')}>
        <Button
          variant="link"
          type="submit"
          name="act"
          value="remove"
          onClick={() => acts.remove(lines)}
          className="text-gray-600!"
        >
          {m.cart_delete_selected()}
        </Button>
        <Button
          variant="link"
          type="submit"
          name="act"
          value="move"
          onClick={() => acts.move(lines)}
          className="text-gray-600!"
        >
          {m.cart_move()}
        </Button>
      </div>
      <div
        role="status"
        className={cx('ml-auto flex items-baseline gap-x-4 @max-3xl:flex-col @max-3xl:items-end', buying)}
      >
        <span className="text-gray-600 @max-3xl:order-last @max-3xl:text-xs">
          {m.cart_chosen({ count: piecesOf(chosen) })}
        </span>
        <span className="flex items-baseline gap-1.5">
          <span className="text-gray-600 @max-3xl:sr-only">{m.cart_total()}</span>
          <Price value={toYuan(totalOf(chosen))} size="lg" />
        </span>
      </div>
      <Button
        variant="buy"
        size="lg"
        type="submit"
        name="act"
        value="checkout"
        onClick={acts.checkOut}
        className={cx('@max-3xl:h-11 @max-3xl:px-4! @max-3xl:text-sm!', buying)}
      >
        {visitor ? m.cart_log_in_to_buy() : m.cart_checkout()}
      </Button>
    </StickyBar>
  )
}
