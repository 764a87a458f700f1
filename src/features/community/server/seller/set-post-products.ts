import type { WriteTx } from '#platform/database/tx.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'

/** Puts these goods under a post, in this order, in the place of those before. The post's row is the caller's. */
export async function setPostProducts(
  tx: WriteTx,
  postId: number,
  productIds: readonly number[],
): Promise<void> {
  const wanted = [...new Set(productIds)]
  await tx.deleteFrom('post_product').where('post_id', '=', postId).execute()
  if (wanted.length === 0) return
  const known = await tx.selectFrom('product').select('id').where('id', 'in', wanted).execute()
  const unknown = wanted.find((id) => !known.some((product) => product.id === id))
  if (unknown !== undefined) return refuse(m.sellerposts_no_product, { id: unknown })
  await tx
    .insertInto('post_product')
    .values(wanted.map((product_id, position) => ({ post_id: postId, product_id, position })))
    .execute()
}
