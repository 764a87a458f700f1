import { type RawBuilder, sql } from 'kysely'
import type { ProductFilter } from '#features/catalogue/product-filter.ts'
import { inCategory, inShop, partsOf } from '#features/catalogue/server/search/read-keyword.ts'
import { select } from '#platform/database/raw-sql.ts'
import type { ReadTx } from '#platform/database/tx.ts'
import { hasFile, isBare } from './fit-products.ts'

/** Of more than these a page is met soon enough by looking at one after another. */
const MOST = 50_000

/**
 * Every product that can fit what is looked for, and some that do not, found by what says so by itself: what it lacks, its names and
 * codes, where it stands. Undefined where nothing does, or where that would be too many.
 */
export async function findFew(tx: ReadTx, filter: ProductFilter): Promise<number[] | undefined> {
  for (const source of [LACKING[filter.shelf], byName(filter), byPlace(filter)]) {
    const found = source && (await select<{ id: number }>(tx)`${source} limit ${MOST + 1}`)
    if (found && found.length <= MOST) return found.map(({ id }) => id)
  }
  return undefined
}

/** Those whose names have all its neighbouring letters, and those of that number or code. */
function byName({ find, category, shop_id }: ProductFilter): RawBuilder<unknown> | undefined {
  if (find === '') return undefined
  const coded = sql`select product_id as id from sku where code = ${find} or barcode = ${find}`
  const parts = partsOf(find, { categoryId: category, shopId: shop_id })
  if (parts === '') return coded
  const numbered = /^\d{1,15}$/.test(find) ? sql`union all select ${Number(find)}::bigint` : sql``
  return sql`${coded} ${numbered} union all select * from ${withTerms(parts)}`
}

function byPlace({ category, shop_id }: ProductFilter): RawBuilder<unknown> | undefined {
  const places = [...(category ? [inCategory(category)] : []), ...(shop_id ? [inShop(shop_id)] : [])]
  return places.length > 0 ? sql`select id from ${withTerms(places.join(' & '))} id` : undefined
}

const withTerms = (query: string) => sql`products_with_terms(${query}::tsquery, ${MOST + 1})`

/** What a shelf is about is kept where it can be found: in tables and indexes that hold nothing else. */
const LACKING: Partial<Record<ProductFilter['shelf'], RawBuilder<unknown>>> = {
  off: sql`select id from product where not on_sale`,
  barred: sql`select id from product p where ${isBare}
    union all select id from product p where virtual and not ${hasFile}
    union all select product_id from low_sku where stock = 0
    union all select id from product p where not on_sale and not exists (select from sku where sku.product_id = p.id)`,
  english: sql`select product_id as id from chinese_only`,
  free_by_default: sql`select product_id as id from free_by_default`,
}
