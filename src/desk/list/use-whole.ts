import { useState } from 'react'
import type { Selection } from './use-selection.ts'

/** All that a question found: how many, and up to which one; what came later is not in it. */
export type Whole = { count: number; upTo: number }

/** Rows of the page, or the whole question they answer. Another question begins with rows; so does a press on one of them. */
export function useWhole<Row>(rows: Selection<Row>, question: string) {
  const [kept, setKept] = useState<Whole & { question: string }>()
  const whole = kept?.question === question ? kept : undefined
  const drop = () => setKept(undefined)
  const selection: Selection<Row> = whole
    ? {
        ...rows,
        has: () => true,
        all: true,
        some: false,
        toggle: (row) => {
          drop()
          rows.toggle(row)
        },
        toggleAll: drop,
        clear: drop,
      }
    : rows
  const choose = (all: Whole) => {
    rows.clear()
    setKept({ ...all, question })
  }
  return { whole, selection, choose }
}
