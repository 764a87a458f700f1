import { run } from '#platform/database/raw-sql.ts'
import type { WriteTx } from '#platform/database/tx.ts'

/** Drops every count whose key names this, as the number of an account that is closed. */
export async function forgetCounts(tx: WriteTx, named: string): Promise<void> {
  await run(tx)`delete from limit_count where position(${named} in key) > 0`
}
