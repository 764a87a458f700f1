import type { WriteTx } from '#platform/database/tx.ts'
import { countReviews } from './count-reviews.ts'

export type NewReview = {
  productId: number
  buyerId: number
  orderItemId: number | null
  level: number
  content: string
  pictures: string[]
  anonymous: boolean
  createdAt: Date
}

/** Adds reviews and everything that counts them. Answers with the tags of what is thereby out of date. */
export async function addReviews(tx: WriteTx, reviews: readonly NewReview[]): Promise<string[]> {
  if (reviews.length === 0) return []
  await tx
    .insertInto('review')
    .values(
      reviews.map((review) => ({
        product_id: review.productId,
        buyer_id: review.buyerId,
        order_item_id: review.orderItemId,
        level: review.level,
        content: review.content,
        pictures: review.pictures,
        anonymous: review.anonymous,
        created_at: review.createdAt,
      })),
    )
    .execute()
  return countReviews(tx, reviews, 1)
}
