import type { reviewsSellerContract } from '#features/reviews/reviews-seller-contract.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import * as m from '#words'
import { turnReview } from './turn-review.ts'

export const showReview: Act<typeof reviewsSellerContract.showReview> = async ({ id }, context) => {
  await turnReview(context, id, { hidden_at: null, hidden_reason: '' })
  return withMessage({}, m.sellerreviews_shown, { id })
}
