import { sql } from 'kysely'
import { whyNotSold } from '#features/catalogue/product-rules.ts'
import type { SellerProduct } from '#features/catalogue/products-seller-contract.ts'
import { findDownloads } from '#features/catalogue/server/find-downloads.ts'
import { findLibraryPictures } from '#features/pictures/server/find-library-pictures.ts'
import type { ReadTx } from '#platform/database/tx.ts'
import { toYuan } from '#platform/money.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'

const isFreeByDefault = sql<boolean>`exists (select from free_by_default d where d.product_id = product.id)`

const NO_TEXT = { zh_CN: '', en_US: '' }

/** A product as its seller sees it, on the shelf or not. */
export async function findSellerProduct(tx: ReadTx, id: number): Promise<SellerProduct> {
  const product = await tx
    .selectFrom('product')
    .innerJoin('category', 'category.id', 'product.category_id')
    .where('product.id', '=', id)
    .selectAll('product')
    .select('category.slug as category')
    .select(isFreeByDefault.as('free_by_default'))
    .executeTakeFirst()
  if (!product) return refuse(m.products_none, { id })
  const skus = await skusOfProduct(tx, id)
  const files = await findDownloads(tx, id)
  const own = await findLibraryPictures(tx, product.covers)
  return {
    ...product,
    virtual: product.virtual ? 1 : 0,
    price: toYuan(product.price_cents),
    is_new: product.is_new ? 1 : 0,
    is_recommended: product.is_recommended ? 1 : 0,
    free_by_default: product.free_by_default ? 1 : 0,
    free_shipping_money: product.free_shipping_cents === null ? null : toYuan(product.free_shipping_cents),
    on_sale: product.on_sale ? 1 : 0,
    shelf_days: product.shelf_days ?? 0,
    pictures: product.covers.map((address) => ({
      address,
      alt: own.get(address)?.alt ?? NO_TEXT,
      focus: own.get(address)?.focus ?? null,
    })),
    files,
    skus,
    why_not: whyNotSold({ ...product, skus, files: files.length }),
  }
}

async function skusOfProduct(tx: ReadTx, productId: number) {
  const rows = await tx
    .selectFrom('sku')
    .where('product_id', '=', productId)
    .select(['id', 'name', 'price_cents', 'market_price_cents', 'stock'])
    .select(['code', 'barcode', 'nominal_grams', 'tolerance_permille'])
    .orderBy('position')
    .orderBy('id')
    .execute()
  return rows.map(({ price_cents, market_price_cents, code, barcode, nominal_grams, ...row }) => ({
    ...row,
    price: toYuan(price_cents),
    market_price: market_price_cents === null ? null : toYuan(market_price_cents),
    code: code ?? '',
    barcode: barcode ?? '',
    nominal_grams: nominal_grams ?? 0,
  }))
}
