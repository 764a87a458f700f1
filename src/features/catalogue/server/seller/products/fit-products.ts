import { type RawBuilder, sql } from 'kysely'
import type { ProductFilter } from '#features/catalogue/product-filter.ts'
import { runsOf } from '#features/catalogue/server/search/fold-text.ts'
import { ENGLISH_GAPS } from './count-gaps.ts'

/** Which products `p` fit what the seller looks for. */
export const fitting = ({ find, category, shop_id, shelf }: ProductFilter): RawBuilder<boolean> =>
  sql<boolean>`(${sql.join([sql`true`, ...findConditions(find), ...narrowing({ category, shop_id }), SHELVES[shelf]], sql` and `)})`

/** A name in either language or a part of it, the whole number, the whole code of a sku; without a letter, a code alone. */
function findConditions(find: string) {
  if (find === '') return []
  const coded = sql`p.id in (select product_id from sku where code = ${find} or barcode = ${find})`
  if (runsOf(find).length === 0) return [coded]
  const part = `%${find.replace(/[\\%_]/g, '\\$&')}%`
  const number = /^\d{1,15}$/.test(find) ? Number(find) : 0
  return [
    sql`(p.name ->> 'zh_CN' ilike ${part} or p.name ->> 'en_US' ilike ${part} or p.id = ${number}
      or ${coded})`,
  ]
}

function narrowing({ category, shop_id }: Pick<ProductFilter, 'category' | 'shop_id'>) {
  return [
    ...(category ? [sql`(p.category_id = ${category} or p.top_category_id = ${category})`] : []),
    ...(shop_id ? [sql`p.shop_id = ${shop_id}`] : []),
  ]
}

const inStock = sql`exists (select from sku where sku.product_id = p.id and sku.stock > 0)`
/** Whether there is a file to send for the product `p`. */
export const hasFile = sql`(exists (select from product_download d where d.product_id = p.id)
  or exists (select from product_file f where f.product_id = p.id))`
/** Without a picture or a name; as in `product_bare` (migrations, what-is-barred). */
export const isBare = sql`(cardinality(p.covers) = 0 or p.name ->> 'zh_CN' = '' or p.name ->> 'en_US' = '')`

/** The same reasons as `whyNotSold`, asked of many. */
const SHELVES: Record<ProductFilter['shelf'], RawBuilder<unknown>> = {
  all: sql`true`,
  on: sql`p.on_sale`,
  off: sql`not p.on_sale`,
  barred: sql`(${isBare} or not ${inStock} or (p.virtual and not ${hasFile}))`,
  english: sql`${ENGLISH_GAPS} > 0`,
  free_by_default: sql`exists (select from free_by_default d where d.product_id = p.id)`,
}
