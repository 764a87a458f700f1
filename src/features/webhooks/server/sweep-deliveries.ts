import { run } from '#platform/database/raw-sql.ts'
import type { WriteTx } from '#platform/database/tx.ts'
import { days, later } from '#platform/time.ts'

const KEPT = days(30)

/** What was sent or given up is looked at for a month. */
export async function sweepDeliveries(tx: WriteTx, now: Date, atMost = 500): Promise<number> {
  const { numAffectedRows } = await run(tx)`
    delete from webhook_delivery where id in (
      select id from webhook_delivery where created_at < ${later(now, -KEPT)}
      order by created_at limit ${atMost} for update skip locked)`
  return Number(numAffectedRows ?? 0)
}
