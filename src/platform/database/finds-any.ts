import type { Expression } from 'kysely'
import { select } from './raw-sql.ts'
import type { ReadTx } from './tx.ts'

/** Whether a query finds a row; it needs to select nothing. */
export async function findsAny(tx: ReadTx, query: Expression<unknown>): Promise<boolean> {
  const rows = await select<{ found: boolean }>(tx)`select exists ${query} as found`
  return rows[0]!.found
}
