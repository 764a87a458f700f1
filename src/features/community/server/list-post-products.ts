import { shownOnCards } from '#features/catalogue/server/product-lists.ts'
import { showCard } from '#features/catalogue/server/show-product.ts'
import type { communityContract } from '#features/community/community-contract.ts'
import type { Act } from '#platform/contract/act.ts'

export const listPostProducts: Act<typeof communityContract.listPostProducts> = async (
  { id },
  { tx, now, language },
) => {
  const rows = await tx
    .selectFrom('post_product')
    .innerJoin('post', 'post.id', 'post_product.post_id')
    .innerJoin('product', 'product.id', 'post_product.product_id')
    .where('post_product.post_id', '=', id)
    // What waits for its time tells nothing yet.
    .where('post.published_at', '<=', now)
    .where('product.on_sale', '=', true)
    .select(shownOnCards(language))
    .orderBy('post_product.position')
    .execute()
  return rows.map(showCard)
}
