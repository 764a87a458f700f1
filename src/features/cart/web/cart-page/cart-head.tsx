import { Button } from '#ui/act/button.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import * as m from '#words'
import { ROW_GRID } from './cart-row.tsx'
import type { CartActs } from './use-cart-acts.ts'

const COLUMNS = [
  [m.cart_goods, 'pl-26'],
  [m.cart_price, 'text-right'],
  [m.cart_quantity, 'text-center'],
  [m.cart_amount, 'text-right'],
  [m.cart_acts, 'text-right'],
] as const

type Props = { acts: CartActs; managing: boolean; onManage: (managing: boolean) => void }

/** The names of the columns; where there are none, the way to tidy up. */
export function CartHead({ acts, managing, onManage }: Props) {
  const { buyable, lost, all, chosen } = acts
  return (
    <>
      <div className="flex items-center justify-between gap-4 @3xl:hidden">
        <span className="text-gray-600">{m.cartpage_kinds({ count: buyable.length + lost.length })}</span>
        <Button variant="link" aria-pressed={managing} onClick={() => onManage(!managing)}>
          {managing ? m.cartpage_done() : m.cartpage_manage()}
        </Button>
      </div>
      <div
        className={`rounded-lg text-gray-600 @max-3xl:hidden @3xl:-mx-3 @3xl:bg-gray-50 @3xl:px-3 @3xl:py-3 ${ROW_GRID}`}
      >
        <Checkbox
          checked={all}
          indeterminate={!all && chosen.length > 0}
          disabled={buyable.length === 0}
          onChange={(event) => acts.choose(buyable, event.target.checked)}
        >
          <span className="whitespace-nowrap">{m.cart_select_all()}</span>
        </Checkbox>
        {COLUMNS.map(([name, align]) => (
          <span key={name()} aria-hidden="true" className={align}>
            {name()}
          </span>
        ))}
      </div>
    </>
  )
}
