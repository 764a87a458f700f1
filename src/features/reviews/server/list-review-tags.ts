import type { reviewsContract } from '#features/reviews/reviews-contract.ts'
import type { Act } from '#platform/contract/act.ts'
import * as m from '#words'
import { findTally } from './find-tally.ts'

export const listReviewTags: Act<typeof reviewsContract.listReviewTags> = async ({ product_id }, context) => {
  const tally = await findTally(context, product_id)
  const asked = { locale: context.language }
  return [
    { code: 'all', name: m.reviews_tag_all({}, asked), num: tally.total },
    { code: 'good', name: m.reviews_tag_good({}, asked), num: tally.good },
    { code: 'medium', name: m.reviews_tag_medium({}, asked), num: tally.medium },
    { code: 'bad', name: m.reviews_tag_bad({}, asked), num: tally.bad },
    { code: 'pictures', name: m.reviews_tag_pictures({}, asked), num: tally.pictured },
  ]
}
