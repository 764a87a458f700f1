import { type communityContract, postTag } from '#features/community/community-contract.ts'
import { type Act, say } from '#platform/contract/act.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'
import { countComments } from './add-comment.ts'

export const removeComment: Act<typeof communityContract.removeComment> = async (
  { id },
  { tx, actor, changed },
) => {
  const mine = () =>
    tx.selectFrom('post_comment').where('post_comment.id', '=', id).where('buyer_id', '=', actor.id)
  // The post before its comments, as everywhere.
  const post = await tx
    .selectFrom('post')
    .where('id', '=', mine().select('post_id'))
    .select('id')
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!post) return refuse(m.community_no_comment)
  const { numDeletedRows } = await tx
    .deleteFrom('post_comment')
    .where('id', '=', id)
    .where('buyer_id', '=', actor.id)
    .executeTakeFirst()
  if (numDeletedRows === 0n) return refuse(m.community_no_comment)
  const { comments } = await countComments(tx, post.id, -1)
  changed(postTag(post.id))
  return say({ comment_num: comments }, m.community_comment_removed)
}
