import { desk } from '#desk/desk-api.ts'
import { usePress } from '#desk/use-press.ts'
import type { TakeLine } from '#features/takes/takes-seller-contract.ts'
import { Button } from '#ui/act/button.tsx'
import { cx } from '#ui/cx.ts'
import type { Column } from '#ui/show/table.tsx'
import * as m from '#words'
import { CountCell } from './count-cell.tsx'
import type { Unsent } from './use-unsent.ts'

type Counting = {
  id: number
  /** It is open, and this person may count. */
  counting: boolean
  unsent: Unsent
  type(skuId: number, typed: string): void
  forget(skuId: number): void
  save(line: TakeLine, typed: string): void
  goOn(line: TakeLine, typed: string): void
}

export const takeColumns = (at: Counting): readonly Column<TakeLine>[] => [
  {
    key: 'goods',
    header: m.desk_goods(),
    phone: 'lead',
    cell: ({ product_name, sku_name, code, count }) => (
      <>
        {product_name} <span className="text-gray-500">{sku_name}</span>
        {code && <span className="ml-2 font-mono text-sm text-gray-500">{code}</span>}
        {count && (
          <span className="block text-xs text-gray-500">
            {m.takes_by({ actor: count.by, time: count.time })}
          </span>
        )}
      </>
    ),
  },
  {
    key: 'expected',
    header: m.takes_expected(),
    align: 'end',
    phone: 'labelled',
    width: '@2xl:w-32',
    cell: ({ expected, ordered }) => (
      <>
        <span className="tabular-nums">{expected}</span>
        {ordered > 0 && (
          <span className="text-xs text-gray-500 @2xl:block"> {m.takes_ordered({ count: ordered })}</span>
        )}
      </>
    ),
  },
  {
    key: 'counted',
    header: m.takes_counted(),
    align: 'end',
    phone: 'end',
    width: '@2xl:w-32',
    cell: (line) =>
      at.counting ? (
        <CountCell
          line={line}
          typed={at.unsent[line.sku_id]}
          type={(typed) => (typed === undefined ? at.forget(line.sku_id) : at.type(line.sku_id, typed))}
          goOn={(typed) => at.goOn(line, typed)}
          save={(typed) => at.save(line, typed)}
        />
      ) : (
        <span className="tabular-nums">{line.count?.counted ?? m.desk_none()}</span>
      ),
  },
  {
    key: 'difference',
    header: m.takes_difference(),
    align: 'end',
    width: '@2xl:w-40',
    cell: (line) =>
      line.count && (
        <span className="inline-flex items-center gap-2">
          <Difference units={line.count.difference} />
          {at.counting && <TakeBack id={at.id} line={line} />}
        </span>
      ),
  },
]

const Difference = ({ units }: { units: number }) => (
  <span
    className={cx(
      'font-semibold tabular-nums',
      units < 0 ? 'text-red-700' : units > 0 ? 'text-amber-700' : 'text-brand-700',
    )}
  >
    {units > 0 ? `+${units}` : units}
  </span>
)

function TakeBack({ id, line }: { id: number; line: TakeLine }) {
  const press = usePress()
  const name = `${line.product_name} ${line.sku_name}`
  return (
    <Button
      variant="link"
      size="sm"
      aria-label={m.takes_again_of({ name })}
      onClick={() => press(desk.takesSeller.uncountGoods({ id, sku_id: line.sku_id }))}
    >
      {m.takes_again()}
    </Button>
  )
}
