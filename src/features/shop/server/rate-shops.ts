import { shopTag } from '#features/shop/shop-contract.ts'
import { select } from '#platform/database/raw-sql.ts'
import type { WriteTx } from '#platform/database/tx.ts'

/** Adds reviews of products to the ratings of their shops, or (-1) takes them out. Answers with the tags of what is out of date. */
export async function rateShops(
  tx: WriteTx,
  ratings: readonly { productId: number; level: number }[],
  times: 1 | -1 = 1,
): Promise<string[]> {
  const products = ratings.map(({ productId }) => productId)
  const levels = ratings.map(({ level }) => level)
  const rows = await select<{ shop_id: number; count: number; sum: number }>(tx)`
    select product.shop_id, count(*)::integer as count, sum(rated.level)::integer as sum
    from unnest(${products}::bigint[], ${levels}::integer[]) as rated (product_id, level)
    join product on product.id = rated.product_id
    group by product.shop_id order by product.shop_id`
  for (const { shop_id, count, sum } of rows) {
    await tx
      .updateTable('shop')
      .set((eb) => ({
        rating_count: eb('rating_count', '+', times * count),
        rating_sum: eb('rating_sum', '+', times * sum),
      }))
      .where('id', '=', shop_id)
      .execute()
  }
  return rows.map(({ shop_id }) => shopTag(shop_id))
}
