import type { CartLine } from '#features/cart/cart-contract.ts'
import { mostOf } from '#features/cart/quantity-rules.ts'
import { toYuan } from '#platform/money.ts'
import { Button } from '#ui/act/button.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { QuantityStepper } from '#ui/form/quantity-stepper.tsx'
import { Price } from '#ui/show/price.tsx'
import * as m from '#words'
import { priceOf } from './cart-total.ts'
import { LineGoods } from './line-parts.tsx'
import { LineSku } from './line-sku.tsx'
import type { CartActs } from './use-cart-acts.ts'

/** Shared by the heading and the rows, so that they stand under each other. */
export const ROW_GRID =
  '@3xl:grid @3xl:grid-cols-[1.5rem_minmax(0,1fr)_5.5rem_8.5rem_6rem_8rem] @3xl:items-center @3xl:gap-x-4'

type Props = { line: CartLine; acts: CartActs }

/** One line that can be bought: a row of a table where there is room, a card elsewhere. */
export function CartRow({ line, acts }: Props) {
  const { name } = line.product
  const num = acts.numOf(line)
  const selected = acts.isChosen(line)
  return (
    <li
      className={`relative py-3 @max-3xl:pl-9 ${ROW_GRID} ${selected ? '@3xl:bg-brand-50/40' : ''} @3xl:-mx-3 @3xl:rounded-xl @3xl:px-3 @3xl:py-4`}
    >
      <Checkbox
        name="line"
        value={line.id}
        aria-label={m.cart_select_one({ name })}
        checked={selected}
        onChange={(event) => acts.choose([line], event.target.checked)}
        className="@max-3xl:absolute! @max-3xl:left-0 @max-3xl:top-10"
      />
      <LineGoods
        line={line}
        sku={<LineSku line={line} num={num} onChange={acts.changeSku} />}
        className="@max-3xl:pb-11"
      />
      <span className="@max-3xl:hidden @3xl:text-right">
        <Price value={line.sku_price.price} size="sm" tone="ink" />
      </span>
      <div className="flex flex-wrap items-center justify-between gap-x-3 @max-3xl:absolute @max-3xl:bottom-3 @max-3xl:left-32 @max-3xl:right-0 @3xl:justify-center">
        <Price value={line.sku_price.price} size="sm" className="@3xl:hidden" />
        <QuantityStepper
          size="sm"
          name={`num-${line.id}`}
          value={num}
          max={mostOf(line.sku_price.stock)}
          label={m.cart_quantity_of({ name })}
          onChange={(wanted) => acts.setNum(line, wanted)}
        />
      </div>
      <span className="@max-3xl:hidden @3xl:text-right">
        <Price value={toYuan(priceOf(line) * num)} size="sm" />
      </span>
      <LineActs line={line} acts={acts} className="plain-shown @max-3xl:hidden @max-3xl:pb-10" />
    </li>
  )
}

export function LineActs({ line, acts, className = '' }: Props & { className?: string }) {
  const { name } = line.product
  return (
    <div
      className={`flex gap-x-4 gap-y-0.5 @max-3xl:mt-1 @max-3xl:justify-end @3xl:flex-col @3xl:items-end ${className}`}
    >
      <Button
        variant="link"
        size="sm"
        type="submit"
        name="act"
        value={`move-${line.id}`}
        onClick={() => acts.move([line])}
        aria-label={m.cart_move_one({ name })}
      >
        {m.cart_move()}
      </Button>
      <Button
        variant="link"
        size="sm"
        type="submit"
        name="act"
        value={`remove-${line.id}`}
        onClick={() => acts.remove([line])}
        aria-label={m.cart_delete_one({ name })}
        className="text-gray-600!"
      >
        {m.cart_delete()}
      </Button>
    </div>
  )
}
