import type { SellerCategory } from '#features/catalogue/categories-seller-contract.ts'
import { productsIn } from '#features/catalogue/server/products-in.ts'
import type { ReadTx } from '#platform/database/tx.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'

/** In the order of the shop, each of the first level followed by those below it. */
export async function sellerCategories(tx: ReadTx): Promise<SellerCategory[]> {
  const rows = await categories(tx).orderBy('position').orderBy('id').execute()
  return rows
    .filter(({ pid }) => pid === 0)
    .flatMap((top) => [top, ...rows.filter(({ pid }) => pid === top.id)])
}

export const showSellerCategory = async (tx: ReadTx, id: number): Promise<SellerCategory> =>
  (await categories(tx).where('id', '=', id).executeTakeFirst()) ?? refuse(m.sellercategories_none, { id })

const categories = (tx: ReadTx) =>
  tx
    .selectFrom('category')
    .select(['id', 'pid', 'slug', 'name', 'picture'])
    .select(productsIn('category_id', 'category.id').as('product_count'))
