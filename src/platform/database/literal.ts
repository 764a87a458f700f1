import { type RawBuilder, sql } from 'kysely'

/**
 * Constants of the code, written into the text of a statement: an index that holds some rows only is used when the
 * planner sees the number, and a list stands between brackets: `status in (${literal(...CLOSED)})`. Never for what comes
 * from outside.
 */
export const literal = (...numbers: readonly number[]): RawBuilder<unknown> =>
  sql.join(numbers.map((number) => sql.lit(number)))
