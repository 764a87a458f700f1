import { NOTICES } from '#features/notices/notices-contract.ts'
import type { NoticeKind } from '#features/notices/notices-rules.ts'
import type { noticesSellerContract } from '#features/notices/notices-seller-contract.ts'
import { canBeSeen } from '#features/notices/server/notice-marks.ts'
import { showNotice } from '#features/notices/server/show-notice.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import { run } from '#platform/database/raw-sql.ts'
import type { WriteTx } from '#platform/database/tx.ts'
import { readShopTime } from '#platform/read-shop-time.ts'
import { refuse } from '#platform/refusal.ts'
import { shopTime } from '#platform/time.ts'
import * as m from '#words'
import { checkNotice } from './check-notice.ts'

export const publishNotice: Act<typeof noticesSellerContract.publishNotice> = async (
  { kind, at, title, content },
  { tx, now, changed },
) => {
  checkNotice({ title, content })
  const asked = at.trim() === '' ? now : readShopTime(at)
  if (!asked) return refuse(m.sellernotices_time_faulty)
  if (asked < now) return refuse(m.sellernotices_time_past)
  const scheduled = asked > now
  const row = await tx
    .insertInto('notice')
    .values({
      kind,
      title,
      content,
      publish_at: scheduled ? asked : await nextMoment(tx, kind, now),
      announced_at: scheduled ? null : now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  changed(NOTICES)
  return scheduled
    ? withMessage(showNotice(row, now), m.sellernotices_scheduled, {
        id: row.id,
        time: shopTime(row.publish_at),
      })
    : withMessage(showNotice(row, now), m.sellernotices_published, { id: row.id })
}

/**
 * Publishing takes turns, and each notice is later than the one before it: a buyer who marks what can be seen as
 * read can then never pass over one whose transaction was not finished yet.
 */
async function nextMoment(tx: WriteTx, kind: NoticeKind, now: Date): Promise<Date> {
  await run(tx)`select pg_advisory_xact_lock(hashtext('publish-notice'))`
  const newest = await tx
    .selectFrom('notice')
    .where('kind', '=', kind)
    .where(canBeSeen(now))
    .select('publish_at')
    .orderBy('publish_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return new Date(Math.max(now.getTime(), (newest?.publish_at.getTime() ?? 0) + 1))
}
