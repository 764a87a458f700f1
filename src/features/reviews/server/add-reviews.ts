import { reviewsTag } from '#features/reviews/reviews-contract.ts'
import { rateShops } from '#features/shop/server/rate-shops.ts'
import { run } from '#platform/database/raw-sql.ts'
import type { WriteTx } from '#platform/database/tx.ts'

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
  // Counted rows are shared by many buyers: everyone takes them in one order, so nobody waits in a circle.
  const byProduct = [...reviews].sort((a, b) => a.productId - b.productId)
  for (const review of byProduct) await tally(tx, review)
  const shopTags = await rateShops(
    tx,
    byProduct.map(({ productId, level }) => ({ productId, level })),
  )
  return [...new Set(byProduct.map(({ productId }) => reviewsTag(productId))), ...shopTags]
}

async function tally(tx: WriteTx, { productId, level, pictures }: NewReview): Promise<void> {
  const good = level >= 4 ? 1 : 0
  const medium = level === 3 ? 1 : 0
  const bad = level <= 2 ? 1 : 0
  const pictured = pictures.length > 0 ? 1 : 0
  await run(tx)`
    insert into review_tally as t (product_id, total, good, medium, bad, pictured, level_sum)
    values (${productId}, 1, ${good}, ${medium}, ${bad}, ${pictured}, ${level})
    on conflict (product_id) do update set
      total = t.total + 1,
      good = t.good + excluded.good,
      medium = t.medium + excluded.medium,
      bad = t.bad + excluded.bad,
      pictured = t.pictured + excluded.pictured,
      level_sum = t.level_sum + excluded.level_sum`
}
