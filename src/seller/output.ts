import type { Answer } from '#platform/contract/envelope.ts'
import type { Language } from '#platform/i18n/language.ts'
import type { Screen } from '#platform/progress/draw-step.ts'
import * as m from '#words'
import { Refused } from './faults.ts'
import { type Cell, drawTable } from './text-table.ts'

type Paged = { current_page: number; total: number; per_page: number }

export type Streams = { out: Screen; err: Screen }

/** What a command tells: tables and sentences for people, the envelope of the wire for programs (`--json`). */
export type Output = {
  readonly json: boolean
  readonly language: Language
  /** Where a result goes that is a file. */
  readonly out: Screen
  /** Where everything goes that is no result. */
  readonly err: Screen
  line(text: string): void
  table(head: readonly string[], rows: readonly (readonly Cell[])[]): void
  /** Which page of a list was shown, and how many there are. */
  page(list: Paged): void
  /** Shows an answer; a refused one ends the command. */
  answer<T>(answer: Answer<T>, draw?: (data: T) => void): void
}

export function createOutput({ out, err }: Streams, json: boolean, language: Language): Output {
  const line = (text: string) => void out.write(`${text}\n`)
  return {
    json,
    language,
    out,
    err,
    line,
    table: (head, rows) => line(drawTable(head, rows)),
    page({ current_page: page, total, per_page }) {
      const pages = Math.max(1, Math.ceil(total / per_page))
      line(m.seller_page({ page, pages, total }, { locale: language }))
    },
    answer(answer, draw) {
      if (answer.code !== 1) throw new Refused(answer)
      if (json) return line(JSON.stringify(answer))
      draw?.(answer.data)
      if (!draw) line(answer.msg)
    },
  }
}
