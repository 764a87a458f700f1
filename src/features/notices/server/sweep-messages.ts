import { READ_KEPT_DAYS, UNREAD_KEPT_DAYS } from '#features/notices/notices-rules.ts'
import { run } from '#platform/database/raw-sql.ts'
import type { WriteTx } from '#platform/database/tx.ts'
import { days, later } from '#platform/time.ts'

/** Messages whose time is over, some at once, so that nobody waits for it. What has not been read stays longer. */
export async function sweepMessages(tx: WriteTx, now: Date, atMost = 5000): Promise<number> {
  const { numAffectedRows } = await run(tx)`
    delete from buyer_message where id in (
      select id from buyer_message
      where created_at < ${later(now, -days(READ_KEPT_DAYS))}
        and (read_at is not null or created_at < ${later(now, -days(UNREAD_KEPT_DAYS))})
      limit ${atMost} for update skip locked)`
  return Number(numAffectedRows ?? 0)
}
