import type { communityContract } from '#features/community/community-contract.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'
import { lockPost } from './lock-post.ts'

export const reportComment: Act<typeof communityContract.reportComment> = async ({ id }, context) => {
  const { tx, actor, now } = context
  const found = await tx
    .selectFrom('post_comment')
    .where('id', '=', id)
    .where('hidden_at', 'is', null)
    .select(['post_id', 'buyer_id'])
    .executeTakeFirst()
  if (!found) return refuse(m.community_no_comment)
  if (found.buyer_id === actor.id) return refuse(m.community_report_own)
  await lockPost(context, found.post_id)
  await tx
    .insertInto('comment_report')
    .values({ comment_id: id, buyer_id: actor.id, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return withMessage({}, m.community_reported)
}
