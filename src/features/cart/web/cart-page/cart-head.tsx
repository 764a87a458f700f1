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

const COLUMNS = [
  [m.cart_goods, 'pl-26'],
  [m.cart_price, 'text-right'],
  [m.cart_quantity, 'text-center'],
  [m.cart_amount, 'text-right'],
  [m.cart_acts, 'text-right'],
] as const

/** The names of the columns; on phones, where there are none, the acts on what is chosen. */
export function CartHead({ all, some, disabled, onAll, onMove, onRemove }: Props) {
  return (
    <div
      className={`rounded-lg text-gray-600 @max-3xl:flex @max-3xl:justify-end @3xl:-mx-3 @3xl:py-3 @3xl:bg-gray-50 @3xl:px-3 ${ROW_GRID}`}
    >
      <Checkbox
        checked={all}
        indeterminate={!all && some}
        disabled={disabled}
        onChange={(event) => onAll(event.target.checked)}
        className="@max-3xl:hidden!"
      >
        <span className="whitespace-nowrap">{m.cart_select_all()}</span>
      </Checkbox>
      {COLUMNS.map(([name, align]) => (
        <span key={name()} aria-hidden="true" className={`${align} @max-3xl:hidden`}>
          {name()}
        </span>
      ))}
      <span className="flex gap-4 @3xl:hidden">
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
