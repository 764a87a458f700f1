import type { productsSellerContract } from '#features/catalogue/products-seller-contract.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'
import { findSellerProduct } from './find-seller-product.ts'
import { finishChange, lockSku } from './product-changes.ts'

/** Orders have their own copy of what was bought. A product on the shelf keeps something that can be bought. */
export const removeSku: Act<typeof productsSellerContract.removeSku> = async ({ id }, context) => {
  const { tx, trace } = context
  const { product_id, name, price_cents, stock } = await lockSku(tx, id)
  const { skus, on_sale } = await findSellerProduct(tx, product_id)
  if (on_sale && skus.length === 1) return refuse(m.products_last_sku)
  await tx.deleteFrom('sku').where('id', '=', id).execute()
  await finishChange(context, product_id)
  trace({ thing: 'sku', id, before: { product_id, name, price_cents, stock } })
  return withMessage(await findSellerProduct(tx, product_id), m.products_sku_removed, { id })
}
