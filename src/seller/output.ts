import type { Answer } from '#platform/contract/envelope.ts'
import type { Language } from '#platform/i18n/language.ts'
import type { Screen } from '#platform/progress/draw-step.ts'
import type { Sentence } from '#platform/refusal.ts'
import * as m from '#words'
import { type Columns, cellsOf, headsOf, type Say } from './columns.ts'
import { needData } from './faults.ts'
import { drawTable } from './text-table.ts'

export type Paged<Row = unknown> = { data: Row[]; current_page: number; total: number; per_page: number }

/** What is typed, and where answers go; `in` is the terminal unless a test brings its own. */
export type Streams = { out: Screen; err: Screen; in?: Input }
export type Input = NodeJS.ReadableStream & { isTTY?: boolean | undefined }

/** What a command tells: tables and sentences for people, the envelope of the wire for programs (`--json`). */
export type Output = {
  readonly json: boolean
  readonly language: Language
  /** Where a result goes that is a file. */
  readonly out: Screen
  /** Where everything goes that is no result. */
  readonly err: Screen
  line(text: string): void
  say: Say
  /** A table with a row a line. */
  list<Row>(rows: readonly Row[], columns: Columns<Row>): void
  /** What is known of one thing, a fact a line; what is empty is left out. */
  facts(all: readonly (readonly [name: Sentence, value: string])[]): void
  /** Which page of a list was shown, and how many there are. */
  page(list: Paged): void
  /** Shows an answer; a refused one ends the command. */
  answer<T>(answer: Answer<T>, draw?: (data: T) => void): void
}

export function createOutput({ out, err }: Streams, json: boolean, language: Language): Output {
  const line = (text: string) => void out.write(`${text}\n`)
  const say: Say = (sentence, inputs) => sentence((inputs ?? {}) as never, { locale: language })
  return {
    json,
    language,
    out,
    err,
    line,
    say,
    list(rows, columns) {
      const cells = rows.map((row) => cellsOf(row, columns, { language, say }))
      line(drawTable(headsOf(columns, { language, say }), cells))
    },
    facts(all) {
      const known = all.filter(([, value]) => value !== '')
      line(
        drawTable(
          ['', ''],
          known.map(([name, value]) => [say(name), value]),
        ),
      )
    },
    page({ current_page: page, total, per_page }) {
      const pages = Math.max(1, Math.ceil(total / per_page))
      line(say(m.seller_page, { page, pages, total }))
    },
    answer(answer, draw) {
      const data = needData(answer)
      if (json) return line(JSON.stringify(answer))
      draw?.(data)
      if (!draw) line(answer.msg)
    },
  }
}
