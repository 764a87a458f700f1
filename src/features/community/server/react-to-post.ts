import { type communityContract, postTag, reactionsTag } from '#features/community/community-contract.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import { prepared } from '#platform/database/prepared.ts'
import { run } from '#platform/database/raw-sql.ts'
import type { WriteTx } from '#platform/database/tx.ts'
import * as m from '#words'
import { lockPost } from './lock-post.ts'

export type React = Act<typeof communityContract.likePost>

export function reactWith(wanted: 1 | -1): React {
  return async ({ id, on }, context) => {
    await lockPost(context, id)
    const { tx, actor, now: at } = context
    const reacting = { buyerId: actor.id, postId: id, wanted, on, at }
    const { reaction, likes, dislikes } = await saveReaction(tx, reacting)
    context.changed(postTag(id), reactionsTag(actor.id))
    const now = {
      is_zan: reaction === 1 ? 1 : 0,
      is_cai: reaction === -1 ? 1 : 0,
      zan_num: likes,
      cai_num: dislikes,
    }
    const [done, undone] =
      wanted === 1 ? [m.community_liked, m.community_unliked] : [m.community_disliked, m.community_undisliked]
    return withMessage(now, reaction === wanted ? done : undone)
  }
}

type Reacting = {
  buyerId: number
  postId: number
  wanted: 1 | -1
  /** 1 and 0 say how it shall be; without it what is there is turned round. */
  on: number | undefined
  at: Date
}

type Changed = { reaction: number; likes: number; dislikes: number }

/** The row and the counts that count it change in one statement; the post is locked, so `before` is what is there. */
async function saveReaction(tx: WriteTx, { buyerId, postId, wanted, on, at }: Reacting): Promise<Changed> {
  const { rows } = await run<Changed>(tx)`${prepared}
    with asked as (
      select ${buyerId}::bigint as buyer_id, ${postId}::bigint as post_id, ${wanted}::smallint as wanted,
        ${on ?? null}::smallint as turned
    ), before as (
      select coalesce((select r.reaction from post_reaction r
        where r.buyer_id = asked.buyer_id and r.post_id = asked.post_id), 0)::smallint as reaction
      from asked
    ), next as (
      select asked.*, before.reaction as was, case
        when turned is null and before.reaction = wanted then 0
        when turned = 0 then case when before.reaction = wanted then 0 else before.reaction end
        else wanted end::smallint as reaction
      from asked, before
    ), kept as (
      insert into post_reaction as r (buyer_id, post_id, reaction, changed_at)
      select buyer_id, post_id, reaction, ${at} from next
      on conflict (buyer_id, post_id) do update set reaction = excluded.reaction,
        changed_at = case when r.reaction = excluded.reaction then r.changed_at else excluded.changed_at end
    )
    update post set
      likes = likes + (next.reaction = 1)::int - (next.was = 1)::int,
      dislikes = dislikes + (next.reaction = -1)::int - (next.was = -1)::int
    from next where post.id = next.post_id
    returning next.reaction, likes, dislikes`
  const [row] = rows
  if (!row) throw new Error('A post that was locked has gone')
  return row
}
