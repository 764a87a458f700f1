import { answerFaults } from '#features/reviews/review-rules.ts'
import { reviewsTag } from '#features/reviews/reviews-contract.ts'
import type { reviewsSellerContract } from '#features/reviews/reviews-seller-contract.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import { refuse } from '#platform/refusal.ts'
import { refuseFirst } from '#platform/refuse-first.ts'
import * as m from '#words'

export const answerReview: Act<typeof reviewsSellerContract.answerReview> = async (
  { id, answer },
  { tx, now, changed, trace },
) => {
  refuseFirst(answerFaults(answer))
  // Locked, so that the trail tells which answer it took the place of.
  const review = await tx
    .selectFrom('review')
    .where('id', '=', id)
    .select(['product_id', 'answer'])
    .forUpdate()
    .executeTakeFirst()
  if (!review) return refuse(m.sellerreviews_none, { id })
  await tx.updateTable('review').set({ answer, answered_at: now }).where('id', '=', id).execute()
  trace({ thing: 'review', id, before: { answer: review.answer }, after: { answer } })
  changed(reviewsTag(review.product_id))
  return withMessage({}, m.sellerreviews_answered, { id })
}
