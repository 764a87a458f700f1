import type { productsSellerContract } from '#features/catalogue/products-seller-contract.ts'
import { POSTAGE } from '#features/postage/postage-contract.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import { run } from '#platform/database/raw-sql.ts'
import * as m from '#words'
import { findSellerProduct } from './find-seller-product.ts'
import { finishChange, lockProduct } from './product-changes.ts'

/** Codes belong to one sku, stock to what lies on the shelf: neither is copied. The pictures are the same ones. */
export const copyProduct: Act<typeof productsSellerContract.copyProduct> = async ({ id: from }, context) => {
  const { tx, now, trace } = context
  const { id: _, sales, ...product } = await lockProduct(tx, from)
  const fresh = { on_sale: false, is_new: false, is_recommended: false, published_at: now }
  const { id } = await tx
    .insertInto('product')
    .values({ ...product, ...fresh })
    .returning('id')
    .executeTakeFirstOrThrow()
  await run(tx)`
    insert into sku (product_id, name, price_cents, market_price_cents, stock, position, nominal_grams, tolerance_permille)
    select ${id}::bigint, name, price_cents, market_price_cents, 0, position, nominal_grams, tolerance_permille
    from sku where product_id = ${from} order by position, id`
  await finishChange(context, id)
  if (product.postage === 'own') context.changed(POSTAGE)
  trace({ thing: 'product', id, after: { copied_from: from } })
  return withMessage(await findSellerProduct(tx, id), m.products_copied, { id: from, copy: id })
}
