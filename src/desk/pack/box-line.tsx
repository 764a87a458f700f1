import { useState } from 'react'
import type { BoxLine } from '#features/packing/waves-seller-contract.ts'
import { Button } from '#ui/act/button.tsx'
import { cx } from '#ui/cx.ts'
import { TextInput } from '#ui/form/text-input.tsx'
import { Picture } from '#ui/show/picture.tsx'
import * as m from '#words'

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
        {line.nominal_grams > 0 && <Weight line={line} disabled={disabled} weighed={weighed} />}
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

type WeightProps = Pick<Props, 'line' | 'disabled' | 'weighed'>

/** Read once; a wrong reading is put right on the order's page, with a reason. */
function Weight({ line, disabled, weighed }: WeightProps) {
  const [grams, setGrams] = useState('')
  if (line.to_weigh === 0 || disabled)
    return (
      <span className="mr-auto tabular-nums text-gray-600">
        {m.packing_grams({ grams: line.packed_grams, nominal: line.nominal_grams })}
      </span>
    )
  const number = Number(grams)
  const right = /^\d{1,6}$/.test(grams) && number > 0
  return (
    <form
      className="mr-auto flex items-center gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        if (right) weighed(number)
      }}
    >
      <TextInput
        data-grams=""
        inputMode="numeric"
        autoComplete="off"
        aria-label={m.packing_grams_of({ goods: line.title })}
        placeholder={m.packing_grams_hint({ nominal: line.nominal_grams })}
        value={grams}
        onChange={(event) => setGrams(event.target.value.trim())}
        className="w-36"
      />
      <Button type="submit" variant="soft" className="min-h-11" disabled={!right}>
        {m.packing_weigh()}
      </Button>
    </form>
  )
}
