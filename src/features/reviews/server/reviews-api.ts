import { reviewsContract } from '#features/reviews/reviews-contract.ts'
import { serve } from '#platform/contract/act.ts'
import { listReviewTags } from './list-review-tags.ts'
import { listReviews } from './list-reviews.ts'
import { publishReviews } from './publish-reviews.ts'
import { summariseReviews } from './summarise-reviews.ts'

export const reviewsApi = serve(reviewsContract, {
  publishReviews,
  listReviewTags,
  listReviews,
  summariseReviews,
})
