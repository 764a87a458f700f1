import { sql } from 'kysely'
import type { NoticeKind } from '#features/notices/notices-rules.ts'
import type { ReadTx } from '#platform/database/tx.ts'

/**
 * Up to which moment a buyer has read a kind. Who never read anything is not told of everything there ever was, only
 * of what appeared in the month before the account was opened and since.
 */
export const readUpTo = (kind: NoticeKind) =>
  sql<Date>`coalesce(${sql.ref(`mark.${kind}_at`)}, buyer.created_at - interval '30 days')`

/**
 * A notice can be seen once it was published at once, or once its time has come. The former may carry a moment a
 * few milliseconds ahead of the clock; see `publish-notice.ts`.
 */
export const canBeSeen = (now: Date) =>
  sql<boolean>`(notice.announced_at is not null or notice.publish_at <= ${now})`

/** Which of these notices the buyer has not read. */
export async function unreadAmong(
  tx: ReadTx,
  buyerId: number,
  kind: NoticeKind,
  ids: readonly number[],
): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const rows = await tx
    .selectFrom('buyer')
    .leftJoin('notice_mark as mark', 'mark.buyer_id', 'buyer.id')
    .innerJoin('notice', (join) => join.on('notice.id', 'in', [...ids]))
    .where('buyer.id', '=', buyerId)
    .where('notice.publish_at', '>', readUpTo(kind))
    .select('notice.id')
    .execute()
  return new Set(rows.map((row) => row.id))
}
