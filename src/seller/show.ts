import type { Sentence } from '#platform/refusal.ts'
import type { Columns } from './columns.ts'
import type { Output, Paged } from './output.ts'

/** How an act shows people what it was answered. */
export type Show<T> = (answered: T, output: Output) => void

export const listOf =
  <Row>(columns: Columns<Row>): Show<readonly Row[]> =>
  (rows, output) =>
    output.list(rows, columns)

/** A page of a longer list, and which; or what is said where there is nothing to list. */
export const pageOf =
  <Row>(columns: Columns<Row>, nothing?: Sentence): Show<Paged<Row>> =>
  (list, output) => {
    if (nothing && list.data.length === 0) return output.line(output.say(nothing))
    output.list(list.data, columns)
    output.page(list)
  }
