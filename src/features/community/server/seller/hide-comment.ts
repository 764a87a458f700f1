import type { communitySellerContract } from '#features/community/community-seller-contract.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'
import { turnComment } from './turn-comment.ts'

export const hideComment: Act<typeof communitySellerContract.hideComment> = async (
  { id, reason },
  context,
) => {
  if (reason === '') return refuse(m.sellerposts_need_reason)
  await turnComment(context, id, { hidden_at: context.now, hidden_reason: reason })
  return withMessage({}, m.sellerposts_comment_hidden, { id })
}
