import { type Expression, type SqlBool, sql } from 'kysely'
import { MAX_LISTED_REVIEWS, type ReviewTag } from '#features/reviews/review-rules.ts'
import type { reviewsContract } from '#features/reviews/reviews-contract.ts'
import type { Act } from '#platform/contract/act.ts'
import { answerPage } from '#platform/database/answer-page.ts'
import type { ReadTx } from '#platform/database/tx.ts'
import { shopTime } from '#platform/time.ts'
import { findTally } from './find-tally.ts'
import { showAuthor } from './show-author.ts'

const PER_PAGE = 10

/** Written to the letter as the partial indexes have them, so that each filter is read from its own. */
const FILTERS: Record<ReviewTag, Expression<SqlBool>> = {
  all: sql`true`,
  good: sql`review.level >= 4`,
  medium: sql`review.level = 3`,
  bad: sql`review.level <= 2`,
  pictures: sql`cardinality(review.pictures) > 0`,
}

export const listReviews: Act<typeof reviewsContract.listReviews> = async (
  { product_id, type, page },
  context,
) => {
  const { tx, language } = context
  const tally = await findTally(context, product_id)
  const found = { ...tally, all: tally.total, pictures: tally.pictured }[type]
  const total = Math.min(found, MAX_LISTED_REVIEWS)
  return answerPage({ page, perPage: PER_PAGE, total }, reviewsOf(tx, product_id, type), (row) => ({
    id: row.id,
    ...showAuthor(row, language),
    level: row.level,
    content: row.content,
    images: row.pictures.join(','),
    create_time: shopTime(row.created_at),
    answer: row.answer,
    answer_time: row.answered_at ? shopTime(row.answered_at) : '',
  }))
}

const reviewsOf = (tx: ReadTx, productId: number, type: ReviewTag) =>
  tx
    .selectFrom('review')
    .innerJoin('buyer', 'buyer.id', 'review.buyer_id')
    .where('review.product_id', '=', productId)
    .where(FILTERS[type])
    .where('review.hidden_at', 'is', null)
    .select([
      'review.id',
      'review.level',
      'review.content',
      'review.pictures',
      'review.anonymous',
      'review.created_at',
      'review.answer',
      'review.answered_at',
      'buyer.nickname',
      'buyer.avatar',
      'buyer.closed_at',
    ])
    .orderBy('review.created_at', 'desc')
    .orderBy('review.id', 'desc')
