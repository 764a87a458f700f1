import type { reviewsSellerContract } from '#features/reviews/reviews-seller-contract.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'
import { turnReview } from './turn-review.ts'

export const hideReview: Act<typeof reviewsSellerContract.hideReview> = async ({ id, reason }, context) => {
  if (reason === '') return refuse(m.sellerreviews_need_reason)
  await turnReview(context, id, { hidden_at: context.now, hidden_reason: reason })
  return withMessage({}, m.sellerreviews_hidden, { id })
}
