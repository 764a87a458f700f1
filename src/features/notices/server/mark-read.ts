import { sql } from 'kysely'
import { type noticesContract, unreadTag } from '#features/notices/notices-contract.ts'
import { type NoticeKind, READ_TYPES } from '#features/notices/notices-rules.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import { run } from '#platform/database/raw-sql.ts'
import * as m from '#words'
import { canBeSeen, readUpTo } from './notice-marks.ts'

/**
 * The mark moves to the newest notice that can be seen, never to "now": one that appears at this very moment is not
 * passed over. It only ever moves forward, whatever order the calls of two tabs arrive in. The buyer's own messages are
 * no announcements: they are read in the inbox.
 */
export const markRead: Act<typeof noticesContract.markRead> = async (
  { type },
  { tx, actor, now, changed },
) => {
  const upTo = (kind: NoticeKind) =>
    type === READ_TYPES.all || type === READ_TYPES[kind]
      ? sql`greatest(${readUpTo(kind)}, (select max(publish_at) from notice
          where kind = ${sql.lit(kind)} and ${canBeSeen(now)}))`
      : readUpTo(kind)
  await run(tx)`
    insert into notice_mark as kept (buyer_id, platform_at, system_at)
    select buyer.id, ${upTo('platform')}, ${upTo('system')}
    from buyer left join notice_mark mark on mark.buyer_id = buyer.id
    where buyer.id = ${actor.id}
    on conflict (buyer_id) do update set
      platform_at = greatest(kept.platform_at, excluded.platform_at),
      system_at = greatest(kept.system_at, excluded.system_at)`
  changed(unreadTag(actor.id))
  return withMessage({}, m.notices_read_done)
}
