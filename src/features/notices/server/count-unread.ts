import { sql } from 'kysely'
import type { noticesContract } from '#features/notices/notices-contract.ts'
import { MOST_COUNTED, type NoticeKind } from '#features/notices/notices-rules.ts'
import type { Act } from '#platform/contract/act.ts'
import { prepareText } from '#platform/database/prepare.ts'
import { canBeSeen, readUpTo } from './notice-marks.ts'

type Counted = { platform: number; system: number; message: number; support: number; latest: number }

const NOTHING: Counted = { platform: 0, system: 0, message: 0, support: 0, latest: 0 }

const noticesOf = (kind: NoticeKind, now: Date) => sql<number>`(select count(*) from (
  select from notice
  where kind = ${sql.lit(kind)} and publish_at > ${readUpTo(kind)} and ${canBeSeen(now)}
  limit ${sql.lit(MOST_COUNTED)}) found)`

/**
 * Every figure comes from the rows themselves, so none can drift; each looks at no more rows than it counts, by an
 * index, and at most at a hundred.
 */
const count = prepareText<Counted, { buyerId: number; now: Date }>(
  ({ buyerId, now }) => sql`
    select ${noticesOf('platform', now)} as platform, ${noticesOf('system', now)} as system, inbox.message,
      inbox.support, inbox.latest
    from buyer
    left join notice_mark mark on mark.buyer_id = buyer.id
    cross join lateral (
      select count(*) as message, count(*) filter (where kind = 'support_answered') as support,
        coalesce(max(id), 0) as latest
      from (select id, kind from buyer_message where buyer_id = buyer.id and read_at is null and send_after is null
            order by id desc limit ${sql.lit(MOST_COUNTED)}) found
    ) inbox
    where buyer.id = ${buyerId}`,
)

export const countUnread: Act<typeof noticesContract.countUnread> = async (_, { tx, actor, now }) => {
  const [counted = NOTHING] = await count(tx, { buyerId: actor.id, now })
  return { notice: counted.platform + counted.system + counted.message, ...counted }
}
