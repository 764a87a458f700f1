import { reviewsTag } from '#features/reviews/reviews-contract.ts'
import { changed } from '#platform/cache/change-notices.ts'
import { inLanguage } from '#platform/database/texts.ts'
import type { ReadTx, WriteTx } from '#platform/database/tx.ts'
import type { Language } from '#platform/i18n/language.ts'
import { shopTime } from '#platform/time.ts'

/** All a buyer has written, the anonymous ones too, for "download my data". A closed account leaves them nameless. */
export async function exportReviews(tx: ReadTx, buyerId: number, language: Language) {
  const rows = await tx
    .selectFrom('review')
    .innerJoin('product', 'product.id', 'review.product_id')
    .where('review.buyer_id', '=', buyerId)
    .select(['review.product_id', 'review.level', 'review.content', 'review.pictures', 'review.anonymous'])
    .select(['review.created_at', inLanguage('product.name', language).as('name')])
    .orderBy('review.created_at', 'desc')
    .execute()
  return rows.map(({ anonymous, created_at, ...review }) => ({
    ...review,
    is_anonymous: anonymous ? 1 : 0,
    at: shopTime(created_at),
  }))
}

/** Their name stands on the products they have spoken of by it. */
export async function showReviewsAnew(tx: WriteTx, buyerId: number): Promise<void> {
  const rows = await tx
    .selectFrom('review')
    .where('buyer_id', '=', buyerId)
    .where('anonymous', '=', false)
    .select('product_id')
    .distinct()
    .execute()
  changed(tx, ...rows.map(({ product_id }) => reviewsTag(product_id)))
}
