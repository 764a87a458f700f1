import type { BoxLine } from '#features/packing/waves-seller-contract.ts'
import { Button } from '#ui/act/button.tsx'
import { cx } from '#ui/cx.ts'
import { Picture } from '#ui/show/picture.tsx'
import * as m from '#words'
import { WeightForm } from './weight-form.tsx'

type Props = {
  line: BoxLine
  number: number
  disabled: boolean
  put(count: number): void
  weighed(grams: number): void
  short(): void
}

/** One sort of goods of the open box: how many are in it, what it weighs, and what to do when there are too few. */
export function BoxLineRow({ line, number, disabled, put, weighed, short }: Props) {
  const done = line.packed === line.num
  return (
    <li className={cx('p-3 md:px-4', done && line.to_weigh === 0 && 'bg-brand-50/60')}>
      <div className="flex items-center gap-3">
        <span aria-hidden="true" className="w-5 shrink-0 text-center font-mono text-gray-500">
          {number}
        </span>
        <Picture src={line.picture} alt="" sizes="56px" className="size-14 shrink-0 rounded-lg" />
        <span className="min-w-0 flex-1">
          <span className="block">{line.title}</span>
          <span className="block text-sm text-gray-500">
            {line.option} {line.barcode}
          </span>
          {line.missing > 0 && (
            <span className="block text-sm text-amber-800">{m.packing_missing({ count: line.missing })}</span>
          )}
        </span>
        <span
          className={cx(
            'shrink-0 text-xl font-semibold tabular-nums',
            done ? 'text-brand-700' : 'text-gray-900',
          )}
        >
          {line.packed} / {line.num}
        </span>
      </div>
      <div className="mt-2 flex flex-wrap items-center justify-end gap-2">
        {line.nominal_grams > 0 && <WeightForm line={line} disabled={disabled} weighed={weighed} />}
        {!disabled && !done && (
          <Button variant="outline" className="min-h-11" onClick={short}>
            {m.packing_short()}
          </Button>
        )}
        {!disabled && line.packed > 0 && (
          <Button variant="outline" className="min-h-11" onClick={() => put(line.packed - 1)}>
            −1<span className="sr-only"> {line.title}</span>
          </Button>
        )}
        {!disabled && !done && (
          <Button variant="soft" className="min-h-11 min-w-24" onClick={() => put(line.packed + 1)}>
            +1<span className="sr-only"> {line.title}</span>
          </Button>
        )}
        {!disabled && line.num - line.packed > 1 && (
          <Button variant="soft" className="min-h-11" onClick={() => put(line.num)}>
            {m.packing_all_in()}
          </Button>
        )}
      </div>
    </li>
  )
}
