import { type RawBuilder, sql } from 'kysely'
import type { catalogueSellerContract } from '#features/catalogue/catalogue-seller-contract.ts'
import { LOW_STOCK } from '#features/catalogue/product-rules.ts'
import type { Act } from '#platform/contract/act.ts'
import { literal } from '#platform/database/literal.ts'
import { select } from '#platform/database/raw-sql.ts'
import { inLanguage } from '#platform/database/texts.ts'
import type { ReadTx } from '#platform/database/tx.ts'
import type { Language } from '#platform/i18n/language.ts'
import { toYuan } from '#platform/money.ts'

const AT_ONCE = 50

type Place = { stock: number; id: number }

export const listStock: Act<typeof catalogueSellerContract.listStock> = async (
  { product_id, below, after },
  { tx, language },
) => {
  const few = below === undefined ? sql`true` : sql`stock < ${below}::int`
  const found =
    product_id === undefined
      ? await listLeast(tx, few, below !== undefined && below <= LOW_STOCK, readPlace(after))
      : await listProduct(tx, few, product_id)
  const shown = product_id === undefined ? found.slice(0, AT_ONCE) : found
  const last = shown.at(-1)
  const ids = shown.map(({ id }) => id)
  const lines = new Map((await stockLines(tx, ids, language)).map((line) => [line.sku_id, line]))
  return {
    data: ids.flatMap((id) => lines.get(id) ?? []),
    next: last && found.length > shown.length ? `${last.stock}-${last.id}` : '',
  }
}

/** All of a product, as it has them. */
const listProduct = (tx: ReadTx, few: RawBuilder<unknown>, product: number) =>
  select<Place>(tx)`select id, stock from sku where product_id = ${product} and ${few} order by position, id`

/**
 * The least first, one more than are shown. What runs low is kept apart in this order (`low_sku`); whoever has seen all of it
 * reads every stock.
 */
async function listLeast(
  tx: ReadTx,
  few: RawBuilder<unknown>,
  lowAlone: boolean,
  from: Place | undefined,
): Promise<Place[]> {
  const beyond = (id: string) =>
    from ? sql`(stock, ${sql.ref(id)}) > (${from.stock}::bigint, ${from.id}::bigint)` : sql`true`
  const low = await select<Place>(
    tx,
  )`select sku_id as id, stock from low_sku where ${few} and ${beyond('sku_id')}
    order by stock, sku_id limit ${AT_ONCE + 1}`
  if (lowAlone || low.length > AT_ONCE) return low
  const enough = await select<Place>(tx)`select id, stock from sku
    where stock >= ${literal(LOW_STOCK)} and ${few} and ${beyond('id')}
    order by stock, id limit ${AT_ONCE + 1 - low.length}`
  return [...low, ...enough]
}

function readPlace(after: string): Place | undefined {
  const [, stock, id] = /^(\d{1,10})-(\d{1,15})$/.exec(after) ?? []
  return stock && id ? { stock: Number(stock), id: Number(id) } : undefined
}

export async function stockLines(tx: ReadTx, skuIds: number[], language: Language) {
  if (skuIds.length === 0) return []
  const rows = await tx
    .selectFrom('sku')
    .innerJoin('product', 'product.id', 'sku.product_id')
    .where('sku.id', 'in', skuIds)
    .select(['sku.id as sku_id', 'sku.product_id', 'sku.price_cents', 'sku.stock'])
    .select([
      inLanguage('product.name', language).as('product_name'),
      inLanguage('sku.name', language).as('sku_name'),
    ])
    .execute()
  return rows.map(({ price_cents, ...row }) => ({ ...row, price: toYuan(price_cents) }))
}
