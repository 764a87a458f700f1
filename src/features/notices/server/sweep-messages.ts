import { sql } from 'kysely'
import { READ_KEPT_DAYS, UNREAD_KEPT_DAYS } from '#features/notices/notices-rules.ts'
import type { Tx } from '#platform/database/database.ts'
import { days, later } from '#platform/time.ts'

/** Messages whose time is over, some at once, so that nobody waits for it. What has not been read stays longer. */
export async function sweepMessages(tx: Tx, now: Date, atMost = 5000): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from buyer_message where id in (
      select id from buyer_message
      where created_at < ${later(now, -days(READ_KEPT_DAYS))}
        and (read_at is not null or created_at < ${later(now, -days(UNREAD_KEPT_DAYS))})
      limit ${atMost} for update skip locked)`.execute(tx)
  return Number(numAffectedRows ?? 0)
}
