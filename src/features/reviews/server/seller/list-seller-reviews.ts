import { MAX_LISTED_REVIEWS } from '#features/reviews/review-rules.ts'
import type { reviewsSellerContract } from '#features/reviews/reviews-seller-contract.ts'
import type { Act } from '#platform/contract/act.ts'
import { answerPage } from '#platform/database/answer-page.ts'
import { countRows } from '#platform/database/count-rows.ts'
import { inLanguage } from '#platform/database/texts.ts'
import { shopTime } from '#platform/time.ts'

const PER_PAGE = 20

export const listSellerReviews: Act<typeof reviewsSellerContract.listSellerReviews> = async (
  { level, product_id, unanswered, hidden, page },
  { tx, language },
) => {
  const asked = tx
    .selectFrom('review')
    .$if(level !== undefined, (query) => query.where('level', '=', Number(level)))
    .$if(product_id !== undefined, (query) => query.where('product_id', '=', Number(product_id)))
    .$if(unanswered === 1, (query) => query.where('answered_at', 'is', null).where('hidden_at', 'is', null))
    .$if(hidden === 1, (query) => query.where('hidden_at', 'is not', null))
  const total = await countRows(tx, asked.limit(MAX_LISTED_REVIEWS))
  const reviews = asked
    .innerJoin('buyer', 'buyer.id', 'review.buyer_id')
    .innerJoin('product', 'product.id', 'review.product_id')
    .select(['review.id', 'review.product_id', 'review.buyer_id', 'review.level', 'review.content'])
    .select(['review.pictures', 'review.anonymous', 'review.created_at', 'review.answer'])
    .select(['review.answered_at', 'review.hidden_at', 'review.hidden_reason', 'buyer.nickname'])
    .select(inLanguage('product.name', language).as('product_name'))
    .orderBy('review.id', 'desc')
  return answerPage({ page, perPage: PER_PAGE, total }, reviews, (row) => {
    const { anonymous, created_at, answered_at, hidden_at, nickname, ...shown } = row
    return {
      ...shown,
      user_nickname: nickname,
      is_anonymous: anonymous ? 1 : 0,
      create_time: shopTime(created_at),
      answer_time: answered_at ? shopTime(answered_at) : '',
      hidden_time: hidden_at ? shopTime(hidden_at) : '',
    }
  })
}
