import { Button } from '#ui/act/button.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import * as m from '#words'
import { ROW_GRID } from './cart-row.tsx'

type Props = {
  all: boolean
  some: boolean
  disabled: boolean
  onAll: (all: boolean) => void
  onMove: () => unknown
  onRemove: () => unknown
}

/** The names of the columns; on phones, where there are none, the acts on what is chosen. */
export function CartHead({ all, some, disabled, onAll, onMove, onRemove }: Props) {
  return (
    <div
      className={`rounded-lg text-gray-600 max-md:flex max-md:justify-end md:-mx-3 md:py-3 md:bg-gray-50 md:px-3 ${ROW_GRID}`}
    >
      <Checkbox
        checked={all}
        indeterminate={!all && some}
        disabled={disabled}
        onChange={(event) => onAll(event.target.checked)}
        className="max-md:hidden!"
      >
        <span className="whitespace-nowrap">{m.cart_select_all()}</span>
      </Checkbox>
      <span aria-hidden="true" className="pl-26 max-md:hidden">
        {m.cart_goods()}
      </span>
      <span aria-hidden="true" className="text-right max-md:hidden">
        {m.cart_price()}
      </span>
      <span aria-hidden="true" className="text-center max-md:hidden">
        {m.cart_quantity()}
      </span>
      <span aria-hidden="true" className="text-right max-md:hidden">
        {m.cart_amount()}
      </span>
      <span aria-hidden="true" className="text-right max-md:hidden">
        {m.cart_acts()}
      </span>
      <span className="flex gap-4 md:hidden">
        <Button variant="link" size="sm" onClick={onMove}>
          {m.cart_move()}
        </Button>
        <Button variant="link" size="sm" onClick={onRemove} className="text-gray-600!">
          {m.cart_delete_selected()}
        </Button>
      </span>
    </div>
  )
}
