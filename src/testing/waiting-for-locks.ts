import { select } from '#platform/database/raw-sql.ts'
import type { ReadTx } from '#platform/database/tx.ts'

/** How many in this database wait for somebody else's rows: a race is on once they do. */
export async function waitingForLocks(tx: ReadTx): Promise<number> {
  const rows = await select<{ count: number }>(tx)`
    select count(*) as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`
  return rows[0]?.count ?? 0
}
