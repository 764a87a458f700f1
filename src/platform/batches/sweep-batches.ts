import { run } from '#platform/database/raw-sql.ts'
import type { WriteTx } from '#platform/database/tx.ts'
import { days, later } from '#platform/time.ts'

/** As long people may ask what became of a file; what was done itself stays, and so does its audit line. */
const KEPT = days(90)

export async function sweepBatches(tx: WriteTx, now: Date): Promise<number> {
  const { numAffectedRows } = await run(tx)`
    delete from batch_act where id in (
      select id from batch_act where created_at < ${later(now, -KEPT)} order by created_at limit 20 for update skip locked)`
  return Number(numAffectedRows ?? 0)
}
