import type { ClipboardEvent, KeyboardEvent } from 'react'
import { cx } from '#ui/cx.ts'
import { TextInput } from '#ui/form/text-input.tsx'
import * as m from '#words'
import { type Cell, centsOf, type SkuEdit, workOut } from './edits.ts'
import { readPasted } from './read-pasted.ts'

type Props = {
  cell: Cell
  label: string
  /** What stands there now. */
  price: string
  edit: SkuEdit | undefined
  type(text: string): void
  paste(rows: readonly (readonly string[])[]): void
}

/** A cell of the grid: marked once it differs, with what stood there. Enter and the arrows go along its column. */
export function PriceCell({ cell, label, price, edit, type, paste }: Props) {
  const typed = edit?.now[cell] ?? price
  const changed = edit !== undefined && centsOf(cell, edit.now) !== centsOf(cell, edit.was)
  const wrong = edit !== undefined && centsOf(cell, edit.now) === undefined
  const before = edit?.was[cell] ?? price
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' || event.key === 'Enter' ? 1 : 0
    if (step === 0) return
    event.preventDefault()
    goAlong(event.currentTarget, cell, step)
  }
  const take = (event: ClipboardEvent<HTMLInputElement>) => {
    const rows = readPasted(event.clipboardData.getData('text'))
    if (!rows) return
    event.preventDefault()
    paste(rows)
  }
  return (
    <span className="inline-block w-28 align-top">
      <TextInput
        value={typed}
        inputMode="decimal"
        autoComplete="off"
        aria-label={label}
        aria-invalid={wrong || undefined}
        data-grid={cell}
        className={cx('text-right tabular-nums', changed && !wrong && 'bg-amber-100! font-semibold')}
        onChange={(event) => type(event.target.value)}
        onBlur={() => typed.includes('%') && type(workOut(typed, before))}
        onFocus={(event) => event.currentTarget.select()}
        onKeyDown={press}
        onPaste={take}
      />
      {(changed || wrong) && (
        <span className={cx('block text-right text-xs', wrong ? 'text-red-700' : 'text-gray-500')}>
          {wrong ? m.prices_wrong() : m.prices_was({ price: before === '' ? m.desk_none() : `¥${before}` })}
        </span>
      )}
    </span>
  )
}

function goAlong(from: HTMLElement, cell: Cell, step: number): void {
  const cells = [...document.querySelectorAll<HTMLElement>(`[data-grid=${cell}]`)]
  cells[cells.indexOf(from) + step]?.focus()
}
