import type { communityContract } from '#features/community/community-contract.ts'
import type { Act } from '#platform/contract/act.ts'
import { postsAt, showCard } from './post-store.ts'

/** Nobody reads more beside a product. */
const SHOWN = 6

export const listProductPosts: Act<typeof communityContract.listProductPosts> = async (
  { product_id },
  { tx, now, language },
) => {
  const rows = await postsAt(tx, now, language)
    .innerJoin('post_product', 'post_product.post_id', 'post.id')
    .where('post_product.product_id', '=', product_id)
    .orderBy('published_at', 'desc')
    .orderBy('post.id', 'desc')
    .limit(SHOWN)
    .execute()
  return rows.map(showCard)
}
