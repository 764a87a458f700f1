import { sql } from 'kysely'
import type { Tx } from '#platform/database/database.ts'
import type { Text } from '#platform/i18n/language.ts'
import type { Cents } from '#platform/money.ts'
import { sanitise } from '#platform/rich-text/sanitise.ts'
import type {} from './catalogue-tables.ts'

export type SkuToSave = {
  id?: number | undefined
  name: Text
  priceCents: Cents
  marketPriceCents?: Cents | undefined
  stock: number
}

export type ProductToSave = {
  id?: number | undefined
  shopId: number
  categoryId: number
  name: Text
  summary: Text
  intro: Text
  covers: string[]
  virtual: boolean
  isNew: boolean
  isRecommended: boolean
  freeShipping: boolean
  freeShippingCents: Cents
  onSale: boolean
  publishedAt: Date
  skus: SkuToSave[]
  sales?: number | undefined
  file?: { name: Text; content: Text } | undefined
}

/** Adds a product or brings it up to date, skus included. Skus that are no longer named leave the product. */
export async function saveProduct(tx: Tx, product: ProductToSave, now: Date): Promise<number> {
  const row = await productRow(tx, product, now)
  const { id } = await tx
    .insertInto('product')
    .values(product.id === undefined ? row : { ...row, id: product.id })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .returning('id')
    .executeTakeFirstOrThrow()
  await saveSkus(tx, id, product.skus)
  if (product.file) await saveFile(tx, id, product.file)
  return id
}

async function productRow(tx: Tx, product: ProductToSave, now: Date) {
  const category = await tx
    .selectFrom('category')
    .select(['id', 'pid'])
    .where('id', '=', product.categoryId)
    .executeTakeFirstOrThrow()
  return {
    shop_id: product.shopId,
    category_id: category.id,
    top_category_id: category.pid === 0 ? category.id : category.pid,
    name: product.name,
    summary: product.summary,
    intro: { zh_CN: sanitise(product.intro.zh_CN), en_US: sanitise(product.intro.en_US) },
    covers: product.covers,
    virtual: product.virtual,
    price_cents: Math.min(...product.skus.map((sku) => sku.priceCents)),
    ...(product.sales === undefined ? {} : { sales: product.sales }),
    is_new: product.isNew,
    is_recommended: product.isRecommended,
    free_shipping: product.freeShipping,
    free_shipping_cents: product.freeShippingCents,
    on_sale: product.onSale,
    published_at: product.publishedAt,
    updated_at: now,
  }
}

async function saveSkus(tx: Tx, productId: number, skus: SkuToSave[]): Promise<void> {
  const kept = skus.flatMap((sku) => (sku.id === undefined ? [] : [sku.id]))
  await tx
    .deleteFrom('sku')
    .where('product_id', '=', productId)
    .$if(kept.length > 0, (query) => query.where('id', 'not in', kept))
    .execute()
  for (const [position, sku] of skus.entries()) {
    const row = {
      product_id: productId,
      name: sku.name,
      price_cents: sku.priceCents,
      market_price_cents: sku.marketPriceCents ?? null,
      stock: sku.stock,
      position,
    }
    await tx
      .insertInto('sku')
      .values(sku.id === undefined ? row : { ...row, id: sku.id })
      // A sku's id belongs to its product for ever: an import cannot take another product's.
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet(row).where('sku.product_id', '=', productId),
      )
      .execute()
  }
}

async function saveFile(tx: Tx, productId: number, file: { name: Text; content: Text }): Promise<void> {
  await tx
    .insertInto('product_file')
    .values({ product_id: productId, ...file })
    .onConflict((conflict) => conflict.column('product_id').doUpdateSet(file))
    .execute()
}

/** After rows were written with ids of their own, the next new row must not meet them. */
export async function advanceIds(tx: Tx): Promise<void> {
  for (const table of ['product', 'sku', 'category', 'shop', 'slide']) {
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), greatest((select max(id) from ${sql.table(table)}), 1))`.execute(
      tx,
    )
  }
}
