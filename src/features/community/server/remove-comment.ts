import { type communityContract, postTag } from '#features/community/community-contract.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'
import { takeComment } from './take-comment.ts'

export const removeComment: Act<typeof communityContract.removeComment> = async (
  { id },
  { tx, actor, changed },
) => {
  const taken = await takeComment(tx, id, actor.id)
  if (!taken) return refuse(m.community_no_comment)
  changed(postTag(taken.postId))
  return withMessage({ comment_num: taken.left }, m.community_comment_removed)
}
