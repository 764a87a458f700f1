import type { productsSellerContract } from '#features/catalogue/products-seller-contract.ts'
import { POSTAGE } from '#features/postage/postage-contract.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import * as m from '#words'
import { findSellerProduct } from './find-seller-product.ts'
import { finishChange, lockProduct } from './product-changes.ts'
import { readProductParts } from './read-product-parts.ts'

export const changeProduct: Act<typeof productsSellerContract.changeProduct> = async (
  { id, ...parts },
  context,
) => {
  const { tx, trace } = context
  const before = await lockProduct(tx, id)
  const after = await readProductParts(tx, parts, before)
  if (Object.keys(after).length > 0) {
    await tx.updateTable('product').set(after).where('id', '=', id).execute()
    if (after.postage) {
      await tx.deleteFrom('free_by_default').where('product_id', '=', id).execute()
      context.changed(POSTAGE)
    }
    await finishChange(context, id)
  }
  const named = Object.keys(after) as (keyof typeof before)[]
  trace({ thing: 'product', id, before: Object.fromEntries(named.map((key) => [key, before[key]])), after })
  return withMessage(await findSellerProduct(tx, id), m.products_changed, { id })
}
