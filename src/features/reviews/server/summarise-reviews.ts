import { averageLevel } from '#features/reviews/review-rules.ts'
import type { reviewsContract } from '#features/reviews/reviews-contract.ts'
import type { Act } from '#platform/contract/act.ts'
import { findTally } from './find-tally.ts'

export const summariseReviews: Act<typeof reviewsContract.summariseReviews> = async (
  { product_id },
  context,
) => {
  const { total, good, level_sum } = await findTally(context, product_id)
  return {
    average: averageLevel(level_sum, total),
    count: total,
    good_percent: total === 0 ? 0 : Math.round((good / total) * 100),
  }
}
