import { sql } from 'kysely'
import { SILENT_DAYS } from '#features/support/support-rules.ts'
import type { Tx } from '#platform/database/database.ts'
import { days, later } from '#platform/time.ts'

/** Conversations in which nobody has said anything for long go as a whole; a living one keeps all that was said. */
export async function sweepThreads(tx: Tx, now: Date, atMost = 500): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from support_thread where id in (
      select id from support_thread where updated_at < ${later(now, -days(SILENT_DAYS))}
      order by updated_at limit ${atMost} for update skip locked)`.execute(tx)
  return Number(numAffectedRows ?? 0)
}
