import { useState } from 'react'
import { useKeysHelp } from '#desk/keys/keys-help.tsx'
import { useKeys } from '#desk/keys/use-keys.ts'
import type { Wave } from '#features/packing/waves-seller-contract.ts'
import { Button } from '#ui/act/button.tsx'
import { cx } from '#ui/cx.ts'
import { EmptyState } from '#ui/show/empty-state.tsx'
import { Picture } from '#ui/show/picture.tsx'
import * as m from '#words'
import type { TableAct } from './outbox.ts'
import { ShortGoodsDialog } from './short-goods-dialog.tsx'

type Row = Wave['picking'][number]
type Props = { wave: Wave; act(act: TableAct): void; look(): Promise<void> }

/** One row a sku, summed over the wave, with the boxes it goes into: a press, or the space bar, says it is in the trolley. */
export function PickList({ wave, act, look }: Props) {
  const rows = wave.picking
  const [at, setAt] = useState(0)
  const [short, setShort] = useState<Row>()
  const { help, showHelp } = useKeysHelp([
    ['j / k', m.packing_key_rows()],
    [m.packing_space(), m.packing_key_pick()],
    ['s', m.packing_short()],
  ])
  const pick = (row: Row | undefined) => {
    if (!row) return
    const picked = row.picked === row.num ? 0 : row.num
    act({ kind: 'pick', wave: wave.id, sku_id: row.sku_id, picked })
  }
  const move = (by: number) => setAt((now) => Math.min(Math.max(now + by, 0), rows.length - 1))
  useKeys({
    j: () => move(1),
    k: () => move(-1),
    ' ': () => pick(rows[at]),
    s: () => setShort(rows[at]),
    '?': showHelp,
  })
  if (rows.length === 0) return <EmptyState size="sm" title={m.packing_nothing_left()} />
  return (
    <>
      <ul className="divide-y divide-gray-100 rounded-xl bg-white ring-1 ring-gray-200">
        {rows.map((row, index) => (
          <li key={row.sku_id} className={cx('flex items-center', index === at && 'bg-brand-50/60')}>
            <button
              type="button"
              aria-pressed={row.picked === row.num}
              onClick={() => {
                setAt(index)
                pick(row)
              }}
              className="flex min-h-18 min-w-0 flex-1 items-center gap-3 px-3 py-2 text-left md:px-4"
            >
              <Picture src={row.picture} alt="" sizes="56px" className="size-14 shrink-0 rounded-lg" />
              <span className="min-w-0 flex-1">
                <span className={cx('block', row.picked === row.num && 'text-gray-500 line-through')}>
                  {row.title} <span className="text-gray-500">{row.option}</span>
                </span>
                <span className="block text-sm tabular-nums text-gray-600">
                  {m.packing_into()} {row.boxes.map(({ box, num }) => `${box}×${num}`).join('  ')}
                </span>
              </span>
              <span
                className={cx(
                  'shrink-0 text-2xl font-semibold tabular-nums',
                  row.picked === row.num ? 'text-brand-700' : 'text-gray-900',
                )}
              >
                {row.picked === row.num ? '✓ ' : ''}
                {row.num}
              </span>
            </button>
            <Button
              variant="ghost"
              className="mr-1 shrink-0"
              aria-label={m.packing_short_it({ name: `${row.title} ${row.option}` })}
              onClick={() => setShort(row)}
            >
              {m.packing_short()}
            </Button>
          </li>
        ))}
      </ul>
      <ShortGoodsDialog wave={wave.id} row={short} close={() => setShort(undefined)} done={look} />
      {help}
    </>
  )
}
