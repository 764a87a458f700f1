import type { ProductSheet } from '#features/catalogue/catalogue-seller-contract.ts'
import type { ReadTx } from '#platform/database/tx.ts'
import { toYuan } from '#platform/money.ts'
import { shopTime } from '#platform/time.ts'

/** Products as they stand in a file, in the order of their ids. */
export async function readSheets(tx: ReadTx, ids: readonly number[]): Promise<ProductSheet[]> {
  if (ids.length === 0) return []
  const rows = await productsOf(tx, ids)
  const skus = Map.groupBy(await skusOf(tx, ids), (sku) => sku.product_id)
  const files = new Map((await filesOf(tx, ids)).map(({ product_id, ...file }) => [product_id, file]))
  return rows.map((row) => ({
    id: row.id,
    shop_id: row.shop_id,
    category: row.slug,
    name: row.name,
    summary: row.summary,
    intro: row.intro,
    covers: row.covers,
    virtual: row.virtual ? 1 : 0,
    is_new: row.is_new ? 1 : 0,
    is_recommended: row.is_recommended ? 1 : 0,
    postage: row.postage,
    free_shipping_money: row.free_shipping_cents === null ? '' : toYuan(row.free_shipping_cents),
    on_sale: row.on_sale ? 1 : 0,
    published_at: writeTime(row.published_at),
    file: files.get(row.id) ?? null,
    skus: (skus.get(row.id) ?? []).map((sku) => ({
      id: sku.id,
      code: sku.code,
      barcode: sku.barcode,
      name: sku.name,
      price: toYuan(sku.price_cents),
      market_price: sku.market_price_cents === null ? null : toYuan(sku.market_price_cents),
      stock: sku.stock,
    })),
  }))
}

const productsOf = (tx: ReadTx, ids: readonly number[]) =>
  tx
    .selectFrom('product')
    .innerJoin('category', 'category.id', 'product.category_id')
    .where('product.id', 'in', ids)
    .selectAll('product')
    .select('category.slug')
    .orderBy('product.id')
    .execute()

const skusOf = (tx: ReadTx, productIds: readonly number[]) =>
  tx
    .selectFrom('sku')
    .where('product_id', 'in', productIds)
    .selectAll()
    .orderBy('product_id')
    .orderBy('position')
    .orderBy('id')
    .execute()

const filesOf = (tx: ReadTx, productIds: readonly number[]) =>
  tx
    .selectFrom('product_file')
    .where('product_id', 'in', productIds)
    .select(['product_id', 'name', 'content'])
    .execute()

/** The shop's time with its offset: a form that spreadsheets leave alone. */
function writeTime(at: Date): string {
  const fraction = at.getMilliseconds() ? `.${String(at.getMilliseconds()).padStart(3, '0')}` : ''
  return `${shopTime(at).replace(' ', 'T')}${fraction}+08:00`
}
