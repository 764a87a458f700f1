import type { Language } from '#platform/i18n/language.ts'
import type { Sentence } from '#platform/refusal.ts'
import { shorten } from '#platform/text-width.ts'
import type { Cell } from './text-table.ts'

/** The sentence in the language spoken. */
export type Say = <S extends Sentence>(sentence: S, inputs?: Parameters<S>[0]) => string

/** What a cell may be told as: our own words, and texts kept in every language, appear in the language spoken. */
type Shown = Cell | Sentence | Record<Language, Cell>

type FieldOf<Row> = { [K in keyof Row]: Row[K] extends Shown ? K : never }[keyof Row]

/** Its head; what stands below it, a field of the row or what is made of the row; and how wide that may grow. */
export type Column<Row> = readonly [
  head: Sentence | string,
  cell: FieldOf<Row> | ((row: Row, say: Say) => Shown),
  width?: number,
]

export type Columns<Row> = readonly Column<Row>[]

type Speech = { language: Language; say: Say }

export const headsOf = <Row>(columns: Columns<Row>, speech: Speech): string[] =>
  columns.map(([head]) => String(tell(head, speech)))

export const cellsOf = <Row>(row: Row, columns: Columns<Row>, speech: Speech): Cell[] =>
  columns.map(([, cell, width]) => {
    const told = tell(typeof cell === 'function' ? cell(row, speech.say) : (row[cell] as Shown), speech)
    return width === undefined ? told : shorten(String(told), width)
  })

function tell(shown: Shown, { language, say }: Speech): Cell {
  if (typeof shown === 'function') return say(shown)
  return typeof shown === 'object' ? shown[language] : shown
}
