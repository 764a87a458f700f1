import type { catalogueContract } from '#features/catalogue/catalogue-contract.ts'
import type { Act } from '#platform/contract/act.ts'
import { encodeEntities } from '#platform/encode-entities.ts'
import { toYuan } from '#platform/money.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'
import { findProduct } from './catalogue-store.ts'

export const productDetail: Act<typeof catalogueContract.productDetail> = async ({ id }, context) => {
  const product = await findProduct(context, id)
  if (!product) return refuse(m.catalogue_no_product)
  return {
    id: product.id,
    name: product.name,
    summary: product.summary,
    covers: product.covers,
    cover_alts: product.cover_alts,
    price: toYuan(product.price_cents),
    sales: product.sales,
    intro: encodeEntities(product.intro),
    is_collect: 0,
    free_shipping: product.free_shipping ? 1 : 0,
    free_shipping_money: toYuan(product.free_shipping_cents),
    product_type: product.virtual ? 1 : 0,
    origin: product.origin,
    storage: product.storage,
    shelf_days: product.shelf_days ?? 0,
    sku_data: product.skus.map((sku) => ({
      id: sku.id,
      name: sku.name,
      price: toYuan(sku.price_cents),
      market_price: sku.market_price_cents === null ? null : toYuan(sku.market_price_cents),
      stock: sku.stock,
      nominal_grams: sku.nominal_grams ?? 0,
    })),
    shop: { id: product.shop_id, name: product.shop_name, logo: product.shop_logo },
    category: {
      id: product.category_id,
      name: product.category_name,
      top_id: product.top_category_id,
      top_name: product.top_category_name,
    },
  }
}
