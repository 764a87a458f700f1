import type { ReactNode } from 'react'
import { newKey } from '#platform/contract/new-key.ts'
import { Button } from '#ui/act/button.tsx'
import { cx } from '#ui/cx.ts'
import * as m from '#words'
import { MoveButtons, moved } from './order-by-hand.tsx'

/** A row with a key of its own, so that moving one does not move what is typed in it. */
export type Keyed<T> = T & { key: string }

export const keyed = <T extends object>(row: T): Keyed<T> => ({ ...row, key: newKey() })

export type RowListProps<T> = {
  rows: readonly Keyed<T>[]
  change(rows: readonly Keyed<T>[]): void
  most: number
  empty(): T
  add: string
  /** What a row is called in the names of its buttons. */
  nameOf(row: T, position: number): string
  /** Rows of one line: their buttons stand behind them where there is room. */
  oneLine?: boolean
  children(row: T, change: (row: Partial<T>) => void): ReactNode
}

/** A short list that is changed as a whole: rows are added, put in order and taken away. */
export function RowList<T extends object>(props: RowListProps<T>) {
  const { rows, change, most, empty, add, nameOf, oneLine, children } = props
  const move = (from: number, to: number) => change(moved(rows, from, to))
  return (
    <>
      <ol className="space-y-3">
        {rows.map((row, at) => {
          const name = nameOf(row, at + 1)
          return (
            <li
              key={row.key}
              className={cx(
                'rounded-xl border border-gray-200 p-3',
                oneLine && 'md:flex md:items-end md:gap-2',
              )}
            >
              <div className="grow">
                {children(row, (part) => change(rows.with(at, { ...row, ...part })))}
              </div>
              <span className="mt-2 flex items-center justify-end gap-1">
                <MoveButtons name={name} at={at} of={rows.length} move={move} />
                <Button
                  variant="ghost"
                  size="sm"
                  aria-label={m.deskgoods_remove_it({ name })}
                  onClick={() => change(rows.toSpliced(at, 1))}
                >
                  {m.deskgoods_remove()}
                </Button>
              </span>
            </li>
          )
        })}
      </ol>
      {rows.length < most && (
        <Button variant="outline" className="mt-3" onClick={() => change([...rows, keyed(empty())])}>
          {add}
        </Button>
      )}
    </>
  )
}
