import type { Columns } from './columns.ts'
import type { Output } from './output.ts'

/** How an act shows people what it was answered. */
export type Show<T> = (answered: T, output: Output) => void

export const listOf =
  <Row>(columns: Columns<Row>): Show<readonly Row[]> =>
  (rows, output) =>
    output.list(rows, columns)

/** The newest of a list that goes on, and how the next of it are asked for. */
export const newestOf =
  <Row extends { id: number }>(
    columns: Columns<Row>,
    goesOn: (inputs: { id: number }) => string,
  ): Show<Some<Row>> =>
  ({ data, more }, output) => {
    output.list(data, columns)
    const last = data.at(-1)
    if (more && last) output.line(output.say(goesOn, { id: last.id }))
  }

type Some<Row> = { data: Row[]; more: boolean }
