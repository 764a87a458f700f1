import { inLanguage } from '#platform/database/texts.ts'
import type { ReadTx, WriteTx } from '#platform/database/tx.ts'
import type { Text } from '#platform/i18n/language.ts'
import type { Cents } from '#platform/money.ts'
import { noteSavedStock, type SavedBy } from './note-saved-stock.ts'
import { assignIds, insertRows, upsertRows } from './save-product-rows.ts'

export type SkuToSave = {
  id?: number | undefined
  name: Text
  priceCents: Cents
  marketPriceCents?: Cents | undefined
  /** Left as it is when not given; a new sku then has none. */
  stock?: number | undefined
  /** Left as they are when not given. */
  code?: string | undefined
  barcode?: string | undefined
}

type Kept = {
  id: number
  product_id: number
  name: string
  stock: number
  code: string | null
  barcode: string | null
}
export type SkusToSave = { productId: number; skus: SkuToSave[] }

/**
 * Brings the skus of products up to date. Carts and orders point to skus, so an id is kept as long as the sku can
 * be recognised: by its id, else by its Chinese name. Skus that are no longer named leave the product. The caller
 * holds the products and their skus (`lockForSaving`).
 */
export async function saveSkus(tx: WriteTx, products: readonly SkusToSave[], by: SavedBy): Promise<void> {
  const kept = await findSkus(tx, products)
  const matched = products.flatMap(({ productId, skus }) => {
    const here = kept.get(productId) ?? []
    const own = recognise(skus, here)
    return skus.map((sku, position) => ({ productId, sku, position, was: own[position] }))
  })
  const wanted = matched.map(({ sku, was }) => was?.id ?? sku.id)
  await refuseStrangers(tx, matched, wanted)
  const ids = await assignIds(tx, 'sku', wanted)
  await removeGone(tx, [...kept.values()].flat(), new Set(ids))
  const rows = matched.map(({ productId, sku, position, was }, at) => ({
    id: ids[at]!,
    product_id: productId,
    name: sku.name,
    price_cents: sku.priceCents,
    market_price_cents: sku.marketPriceCents ?? null,
    stock: sku.stock ?? was?.stock ?? 0,
    code: sku.code ?? was?.code ?? null,
    barcode: sku.barcode ?? was?.barcode ?? null,
    position,
  }))
  const isNew = (_: unknown, at: number) => matched[at]!.was === undefined
  await insertRows(tx, 'sku', rows.filter(isNew))
  await upsertRows(
    tx,
    'sku',
    'id',
    rows.filter((row, at) => !isNew(row, at)),
  )
  await noteSavedStock(
    tx,
    rows.map((row, at) => ({ ...row, before: matched[at]!.was?.stock })),
    by,
  )
}

async function findSkus(tx: ReadTx, products: readonly SkusToSave[]): Promise<Map<number, Kept[]>> {
  const ids = products.map(({ productId }) => productId)
  if (ids.length === 0) return new Map()
  const rows = await tx
    .selectFrom('sku')
    .where('product_id', 'in', ids)
    .select(['id', 'product_id', 'stock', 'code', 'barcode'])
    .select(inLanguage('sku.name', 'zh_CN').as('name'))
    .orderBy('id')
    .execute()
  return Map.groupBy(rows, (row) => row.product_id)
}

function recognise(skus: readonly SkuToSave[], here: readonly Kept[]): (Kept | undefined)[] {
  const left = new Map(here.map((sku) => [sku.id, sku]))
  const take = (found: Kept | undefined) => {
    if (found) left.delete(found.id)
    return found
  }
  const byId = skus.map((sku) => (sku.id === undefined ? undefined : take(left.get(sku.id))))
  return skus.map(
    (sku, at) => byId[at] ?? take([...left.values()].find((one) => one.name === sku.name.zh_CN)),
  )
}

/** A sku's id belongs to its product for ever: an import cannot take another product's. */
async function refuseStrangers(
  tx: ReadTx,
  matched: readonly { productId: number; was: Kept | undefined }[],
  wanted: readonly (number | undefined)[],
): Promise<void> {
  const claimed = wanted.flatMap((id, at) => (id !== undefined && !matched[at]!.was ? [id] : []))
  if (claimed.length === 0) return
  const [stranger] = await tx
    .selectFrom('sku')
    .where('id', 'in', claimed)
    .select(['id', 'product_id'])
    .execute()
  if (stranger) throw new Error(`The sku ${stranger.id} belongs to product ${stranger.product_id}`)
}

async function removeGone(tx: WriteTx, kept: readonly Kept[], staying: ReadonlySet<number>): Promise<void> {
  const gone = kept.filter(({ id }) => !staying.has(id)).map(({ id }) => id)
  if (gone.length > 0) await tx.deleteFrom('sku').where('id', 'in', gone).execute()
}
