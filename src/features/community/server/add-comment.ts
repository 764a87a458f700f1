import { type communityContract, postTag } from '#features/community/community-contract.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import type { WriteTx } from '#platform/database/tx.ts'
import { refuse } from '#platform/refusal.ts'
import { later, minutes } from '#platform/time.ts'
import * as m from '#words'
import { countComments } from './count-comments.ts'
import { lockPost } from './lock-post.ts'

/** The same words on the same post are a slip or a flood, unless this much later. */
const REPEAT_AFTER = minutes(10)

export const addComment: Act<typeof communityContract.addComment> = async (
  { content, ...input },
  context,
) => {
  const { tx, actor, now } = context
  await lockPost(context, input.dynamics_id)
  const comment = { post_id: input.dynamics_id, buyer_id: actor.id, content, created_at: now }
  if (await wasJustSaid(tx, comment)) return refuse(m.community_comment_again)
  const { id } = await tx.insertInto('post_comment').values(comment).returning('id').executeTakeFirstOrThrow()
  const comments = await countComments(tx, input.dynamics_id, 1)
  context.changed(postTag(input.dynamics_id))
  return withMessage({ id, comment_num: comments }, m.community_comment_done)
}

async function wasJustSaid(
  tx: WriteTx,
  {
    post_id,
    buyer_id,
    content,
    created_at,
  }: { post_id: number; buyer_id: number; content: string; created_at: Date },
): Promise<boolean> {
  const same = await tx
    .selectFrom('post_comment')
    .where('buyer_id', '=', buyer_id)
    .where('created_at', '>', later(created_at, -REPEAT_AFTER))
    .where('post_id', '=', post_id)
    .where('content', '=', content)
    .select('id')
    .limit(1)
    .executeTakeFirst()
  return same !== undefined
}
