import { SILENT_DAYS } from '#features/support/support-rules.ts'
import { run } from '#platform/database/raw-sql.ts'
import type { WriteTx } from '#platform/database/tx.ts'
import { days, later } from '#platform/time.ts'

/** Conversations in which nobody has said anything for long go as a whole; a living one keeps all that was said. */
export async function sweepThreads(tx: WriteTx, now: Date, atMost = 500): Promise<number> {
  const { numAffectedRows } = await run(tx)`
    delete from support_thread where id in (
      select id from support_thread where updated_at < ${later(now, -days(SILENT_DAYS))}
      order by updated_at limit ${atMost} for update skip locked)`
  return Number(numAffectedRows ?? 0)
}
