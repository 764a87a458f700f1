import type { Expression } from 'kysely'
import { select } from './raw-sql.ts'
import type { ReadTx } from './tx.ts'

/** How many rows a query finds. A query with a limit is not counted beyond it. */
export async function countRows(tx: ReadTx, query: Expression<unknown>): Promise<number> {
  const rows = await select<{ count: number }>(tx)`select count(*) as count from ${query} counted`
  return rows[0]!.count
}
