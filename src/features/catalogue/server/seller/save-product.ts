import { isDeepStrictEqual } from 'node:util'
import { indexProducts } from '#features/catalogue/server/search/index-products.ts'
import type { PostageOfProduct } from '#features/postage/postage-rules.ts'
import { run } from '#platform/database/raw-sql.ts'
import type { ReadTx, WriteTx } from '#platform/database/tx.ts'
import type { Text } from '#platform/i18n/language.ts'
import type { SavedBy } from './note-saved-stock.ts'
import { postageColumns } from './postage-columns.ts'
import { assignIds, insertRows, upsertRows } from './save-product-rows.ts'
import { type SkuToSave, saveSkus } from './save-product-skus.ts'
import { cleanText } from './save-product-text.ts'

/** Any constant: it only has to be the same in every process of the shop. */
const SAVING = 7_215_094

export type ProductToSave = PostageOfProduct & {
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
  onSale: boolean
  /** Left as it is when not given; a new product is published now. */
  publishedAt?: Date | undefined
  skus: SkuToSave[]
  sales?: number | undefined
  file?: { name: Text; content: Text } | undefined
}

/** Adds a product or brings it up to date, skus included. Skus that are no longer named leave the product. */
export async function saveProduct(tx: WriteTx, product: ProductToSave, now: Date): Promise<number> {
  const [id] = await saveProducts(tx, [product], now)
  return id!
}

/** The same for many: a batch costs little more than one. Answers their ids in the given order. */
export async function saveProducts(
  tx: WriteTx,
  products: readonly ProductToSave[],
  now: Date,
  by: Omit<SavedBy, 'now'> = { actor: 'shop' },
): Promise<number[]> {
  await lockForSaving(
    tx,
    products.flatMap(({ id }) => id ?? []),
  )
  const categories = await findCategories(tx, products)
  const kept = await findExisting(tx, products)
  const ids = await assignIds(
    tx,
    'product',
    products.map(({ id }) => id),
  )
  const rows = products.map((product, at) => ({
    id: ids[at]!,
    ...productRow(product, categories.get(product.categoryId), kept.get(ids[at]!), now),
  }))
  const [known, added] = [rows.filter(({ id }) => kept.has(id)), rows.filter(({ id }) => !kept.has(id))]
  await upsertRows(tx, 'product', 'id', known)
  await insertRows(tx, 'product', added)
  await saveSkus(
    tx,
    products.map(({ skus }, at) => ({ productId: ids[at]!, skus })),
    { ...by, now },
  )
  const files = products.flatMap(({ file }, at) => (file ? [{ product_id: ids[at]!, ...file }] : []))
  await upsertRows(tx, 'product_file', 'product_id', files)
  const reworded = rows.filter((row) => !isFoundAlike(row, kept.get(row.id))).map(({ id }) => id)
  if (reworded.length > 0) await indexProducts(tx, reworded)
  return ids
}

type Kept = { sales: number; published_at: Date } & Found
/** What search finds a product by; its price, and whether it is on sale, search follows by itself. */
type Found = { name: Text; summary: Text; category_id: number; top_category_id: number; shop_id: number }

const isFoundAlike = (row: Found, kept: Found | undefined): boolean =>
  kept !== undefined &&
  row.category_id === kept.category_id &&
  row.top_category_id === kept.top_category_id &&
  row.shop_id === kept.shop_id &&
  isDeepStrictEqual([row.name, row.summary], [kept.name, kept.summary])

/** What a visitor's search and lists read of a product. Plain values only: rows travel as JSON. */
function productRow(
  product: ProductToSave,
  category: { id: number; pid: number } | undefined,
  kept: Kept | undefined,
  now: Date,
) {
  if (!category) throw new Error(`There is no category ${product.categoryId}`)
  return {
    shop_id: product.shopId,
    category_id: category.id,
    top_category_id: category.pid === 0 ? category.id : category.pid,
    name: product.name,
    summary: product.summary,
    intro: { zh_CN: cleanText(product.intro.zh_CN), en_US: cleanText(product.intro.en_US) },
    covers: product.covers,
    virtual: product.virtual,
    price_cents: Math.min(...product.skus.map((sku) => sku.priceCents)),
    sales: product.sales ?? kept?.sales ?? 0,
    is_new: product.isNew,
    is_recommended: product.isRecommended,
    ...postageColumns(product),
    on_sale: product.onSale,
    published_at: product.publishedAt ?? kept?.published_at ?? now,
    updated_at: now,
  }
}

async function findCategories(tx: ReadTx, products: readonly ProductToSave[]) {
  const ids = [...new Set(products.map(({ categoryId }) => categoryId))]
  if (ids.length === 0) return new Map<number, { id: number; pid: number }>()
  const rows = await tx.selectFrom('category').select(['id', 'pid']).where('id', 'in', ids).execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/**
 * Holds products with their skus until the transaction ends. Skus before products, each in id order, as orders take
 * them. Nobody refers to a sku by key, so one may go; a product stays, and what refers to it need not wait.
 */
export async function lockForSaving(tx: WriteTx, ids: readonly number[]): Promise<void> {
  // One writer at a time: ids that are given and ids that are counted must not meet.
  await run(tx)`select pg_advisory_xact_lock(${SAVING})`
  await run(tx)`select count(*) from (
    select from sku where product_id = any(${ids}::bigint[]) order by id for update) held`
  await run(tx)`select count(*) from (
    select from product where id = any(${ids}::bigint[]) order by id for no key update) held`
}

async function findExisting(tx: ReadTx, products: readonly ProductToSave[]): Promise<Map<number, Kept>> {
  const ids = products.flatMap(({ id }) => id ?? [])
  if (ids.length === 0) return new Map()
  const rows = await tx
    .selectFrom('product')
    .where('id', 'in', ids)
    .select(['id', 'sales', 'published_at'])
    .select(['name', 'summary', 'category_id', 'top_category_id', 'shop_id'])
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}
