import { reviewsSellerContract } from '#features/reviews/reviews-seller-contract.ts'
import { serve } from '#platform/contract/act.ts'
import { answerReview } from './answer-review.ts'
import { hideReview } from './hide-review.ts'
import { listSellerReviews } from './list-seller-reviews.ts'
import { showReview } from './show-review.ts'

export const reviewsSellerApi = serve(reviewsSellerContract, {
  listSellerReviews,
  answerReview,
  hideReview,
  showReview,
})
