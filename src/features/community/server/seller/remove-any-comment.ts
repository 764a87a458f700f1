import { postTag } from '#features/community/community-contract.ts'
import type { communitySellerContract } from '#features/community/community-seller-contract.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'
import { takeComment } from '../take-comment.ts'

export const removeAnyComment: Act<typeof communitySellerContract.removeAnyComment> = async (
  { id },
  { tx, changed },
) => {
  const taken = await takeComment(tx, id)
  if (!taken) return refuse(m.community_no_comment)
  changed(postTag(taken.postId))
  return withMessage({ id }, m.sellerposts_comment_removed, { id })
}
