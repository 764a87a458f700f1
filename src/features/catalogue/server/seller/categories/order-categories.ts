import { CATALOGUE } from '#features/catalogue/catalogue-contract.ts'
import type { categoriesSellerContract } from '#features/catalogue/categories-seller-contract.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import { namesAll, placeIn } from '#platform/database/positions.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'
import { sellerCategories } from './show-seller-category.ts'

export const orderCategories: Act<typeof categoriesSellerContract.orderCategories> = async (
  { pid, ids },
  { tx, changed, trace },
) => {
  const level = await tx
    .selectFrom('category')
    .select('id')
    .where('pid', '=', pid)
    .orderBy('id')
    .forUpdate()
    .execute()
  if (!namesAll(ids, level)) return refuse(m.sellersite_order_incomplete)
  await tx
    .updateTable('category')
    .set({ position: placeIn(ids) })
    .where('pid', '=', pid)
    .execute()
  changed(CATALOGUE)
  trace({ thing: 'category', id: 'order', after: { pid, ids } })
  return withMessage(await sellerCategories(tx), m.sellersite_ordered)
}
