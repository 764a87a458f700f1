import { type communityContract, postTag } from '#features/community/community-contract.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import { findsAny } from '#platform/database/finds-any.ts'
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

type Said = { post_id: number; buyer_id: number; content: string; created_at: Date }

const wasJustSaid = (tx: WriteTx, { created_at, ...said }: Said): Promise<boolean> =>
  findsAny(
    tx,
    tx
      .selectFrom('post_comment')
      .where((eb) => eb.and(said))
      .where('created_at', '>', later(created_at, -REPEAT_AFTER)),
  )
