import { reviewsTag } from '#features/reviews/reviews-contract.ts'
import { rateShops } from '#features/shop/server/rate-shops.ts'
import { run } from '#platform/database/raw-sql.ts'
import type { WriteTx } from '#platform/database/tx.ts'

type Counted = { productId: number; level: number; pictures: readonly string[] }

/**
 * Counts reviews that can now be read, or (-1) no longer, in the transaction that makes it so. Answers with the tags of
 * what is thereby out of date.
 */
export async function countReviews(
  tx: WriteTx,
  reviews: readonly Counted[],
  times: 1 | -1,
): Promise<string[]> {
  // Counted rows are shared by many buyers: everyone takes them in one order, so nobody waits in a circle.
  const byProduct = [...reviews].sort((a, b) => a.productId - b.productId)
  for (const review of byProduct) await tally(tx, review, times)
  const shopTags = await rateShops(tx, byProduct, times)
  return [...new Set(byProduct.map(({ productId }) => reviewsTag(productId))), ...shopTags]
}

async function tally(tx: WriteTx, { productId, level, pictures }: Counted, times: 1 | -1): Promise<void> {
  const countIf = (holds: boolean) => (holds ? times : 0)
  await run(tx)`
    insert into review_tally as t (product_id, total, good, medium, bad, pictured, level_sum)
    values (${productId}, ${times}, ${countIf(level >= 4)}, ${countIf(level === 3)}, ${countIf(level <= 2)},
      ${countIf(pictures.length > 0)}, ${level * times})
    on conflict (product_id) do update set
      total = t.total + excluded.total,
      good = t.good + excluded.good,
      medium = t.medium + excluded.medium,
      bad = t.bad + excluded.bad,
      pictured = t.pictured + excluded.pictured,
      level_sum = t.level_sum + excluded.level_sum`
}
