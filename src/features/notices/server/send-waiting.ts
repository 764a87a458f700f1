import { unreadTag } from '#features/notices/notices-contract.ts'
import { changed } from '#platform/cache/change-notices.ts'
import { run } from '#platform/database/raw-sql.ts'
import type { WriteTx } from '#platform/database/tx.ts'

/** Messages that have waited long enough appear, and open pages hear of it. */
export async function sendWaiting(tx: WriteTx, now: Date): Promise<number> {
  const { rows } = await run<{ buyer_id: number }>(tx)`
    update buyer_message set send_after = null where id in (
      select id from buyer_message where send_after <= ${now} order by send_after limit 300 for update skip locked)
    returning buyer_id`
  changed(tx, ...rows.map(({ buyer_id }) => unreadTag(buyer_id)))
  return rows.length
}
