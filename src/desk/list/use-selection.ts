import { useState } from 'react'

export type Selection<Row> = {
  chosen: readonly Row[]
  has(row: Row): boolean
  toggle(row: Row): void
  /** Of the rows that are shown: all, some or none. */
  all: boolean
  some: boolean
  toggleAll(): void
  clear(): void
}

/** Which of the shown rows are chosen. What is no longer shown is no longer chosen: nobody acts on what they cannot see. */
export function useSelection<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string | number,
): Selection<Row> {
  const [keys, setKeys] = useState<ReadonlySet<string | number>>(new Set())
  const has = (row: Row) => keys.has(keyOf(row))
  const chosen = rows.filter(has)
  const all = rows.length > 0 && chosen.length === rows.length
  return {
    chosen,
    has,
    all,
    some: chosen.length > 0 && !all,
    toggle: (row) =>
      setKeys((old) => {
        const next = new Set(old)
        if (!next.delete(keyOf(row))) next.add(keyOf(row))
        return next
      }),
    toggleAll: () => setKeys(new Set(all ? [] : rows.map(keyOf))),
    clear: () => setKeys(new Set()),
  }
}
