import { MAX_SKUS_OF_PRODUCT } from '#features/catalogue/product-rules.ts'
import type { productsSellerContract } from '#features/catalogue/products-seller-contract.ts'
import { noteSavedStock } from '#features/catalogue/server/seller/note-saved-stock.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import { actorKey } from '#platform/contract/actor.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'
import { checkCodes, checkMarketPrice } from './check-sku.ts'
import { findSellerProduct } from './find-seller-product.ts'
import { finishChange, lockProduct } from './product-changes.ts'

export const addSku: Act<typeof productsSellerContract.addSku> = async (
  { product_id, name, price, stock, market_price, code, barcode, nominal_grams, tolerance_permille },
  context,
) => {
  const { tx, actor, now, trace } = context
  await lockProduct(tx, product_id)
  const { skus } = await findSellerProduct(tx, product_id)
  if (skus.length >= MAX_SKUS_OF_PRODUCT) return refuse(m.products_many_skus, { max: MAX_SKUS_OF_PRODUCT })
  const sku = {
    product_id,
    name,
    price_cents: price,
    market_price_cents: market_price || null,
    stock,
    position: skus.length,
    code: code || null,
    barcode: barcode || null,
    nominal_grams: nominal_grams || null,
    tolerance_permille: tolerance_permille ?? 0,
  }
  checkMarketPrice(sku)
  await checkCodes(tx, sku)
  const { id } = await tx.insertInto('sku').values(sku).returning('id').executeTakeFirstOrThrow()
  await noteSavedStock(tx, [{ id, product_id, stock, before: undefined }], { actor: actorKey(actor), now })
  await finishChange(context, product_id)
  trace({ thing: 'sku', id, after: sku })
  return withMessage(await findSellerProduct(tx, product_id), m.products_sku_added, { id })
}
