import type { communitySellerContract } from '#features/community/community-seller-contract.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import * as m from '#words'
import { turnComment } from './turn-comment.ts'

export const unhideComment: Act<typeof communitySellerContract.unhideComment> = async ({ id }, context) => {
  await turnComment(context, id, { hidden_at: null, hidden_reason: '' })
  // It was looked at and may stay: it leaves the list of what was reported.
  await context.tx.deleteFrom('comment_report').where('comment_id', '=', id).execute()
  return withMessage({}, m.sellerposts_comment_shown, { id })
}
