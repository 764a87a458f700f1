import type { productsSellerContract } from '#features/catalogue/products-seller-contract.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import * as m from '#words'
import { checkCodes, checkMarketPrice } from './check-sku.ts'
import { findSellerProduct } from './find-seller-product.ts'
import { finishChange, lockSku } from './product-changes.ts'

export const changeSku: Act<typeof productsSellerContract.changeSku> = async ({ id, ...given }, context) => {
  const { tx, trace } = context
  const { product_id, stock: _stock, position: _position, ...kept } = await lockSku(tx, id)
  const before = {
    name: kept.name,
    price_cents: kept.price_cents,
    market_price_cents: kept.market_price_cents,
    code: kept.code,
    barcode: kept.barcode,
    nominal_grams: kept.nominal_grams,
    tolerance_permille: kept.tolerance_permille,
  }
  const orNone = <T>(value: T | undefined, otherwise: T | null) =>
    value === undefined ? otherwise : value || null
  const after = {
    name: { ...kept.name, ...withoutGaps(given.name) },
    price_cents: given.price ?? kept.price_cents,
    market_price_cents: orNone(given.market_price, kept.market_price_cents),
    code: orNone(given.code, kept.code),
    barcode: orNone(given.barcode, kept.barcode),
    nominal_grams: orNone(given.nominal_grams, kept.nominal_grams),
    tolerance_permille: given.tolerance_permille ?? kept.tolerance_permille,
  }
  checkMarketPrice(after)
  await checkCodes(tx, { id, ...after })
  await tx.updateTable('sku').set(after).where('id', '=', id).execute()
  await finishChange(context, product_id)
  trace({ thing: 'sku', id, before, after })
  return withMessage(await findSellerProduct(tx, product_id), m.products_sku_changed, { id })
}

/** What was left out is not what was taken away. */
const withoutGaps = (text: Record<string, string | undefined> = {}) =>
  Object.fromEntries(Object.entries(text).filter(([, value]) => value !== undefined))
