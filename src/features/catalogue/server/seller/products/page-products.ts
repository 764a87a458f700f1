import { type RawBuilder, sql } from 'kysely'
import type { ProductFilter } from '#features/catalogue/product-filter.ts'
import type { ProductSort } from '#features/catalogue/product-rules.ts'
import { select } from '#platform/database/raw-sql.ts'
import type { ReadTx } from '#platform/database/tx.ts'
import { findFew } from './find-few.ts'
import { fitting } from './fit-products.ts'

/** What a list is sorted by, and by its id: where it goes on. */
export type ProductPlace = { id: number; place: number }

type Asked = { filter: ProductFilter; sort: ProductSort; from?: ProductPlace | undefined; rows: number }

/** What a list is sorted by; the newest first, the dearest first, the one sold most first. */
const SORTS: Record<ProductSort, RawBuilder<number>> = {
  new: sql`p.id`,
  sales: sql`p.sales`,
  price: sql`p.price_cents`,
}

/** So many are looked at one by one before anything is looked up: what a common word names is among them. */
const GLANCE = 2000

/** The next products of a list that fit, in its order. */
export async function pageProducts(tx: ReadTx, { filter, sort, from, rows }: Asked): Promise<ProductPlace[]> {
  const by = SORTS[sort]
  const inOrder = sql`order by ${by} desc, p.id desc`
  const beyond = from ? sql`(${by}, p.id) < (${from.place}::bigint, ${from.id}::bigint)` : sql`true`
  // By sales and price only what is on sale has an index, so it comes apart from the little that is not.
  const shelves = sort === 'new' ? [sql`true`] : [sql`p.on_sale`, sql`not p.on_sale`]
  const first = (most: number, condition: RawBuilder<unknown>) => {
    const parts = shelves.map(
      (shelf) => sql`(select p.* from product p where ${shelf} and ${condition} and ${beyond}
        ${inOrder} limit ${most})`,
    )
    return sql`(select p.* from (${sql.join(parts, sql` union all `)}) p ${inOrder} limit ${most}) p`
  }
  const list = (source: RawBuilder<unknown>) =>
    select<ProductPlace>(tx)`select p.id, ${by} as place from ${source} ${inOrder} limit ${rows}`
  const fits = fitting(filter)
  if (isWide(filter)) return list(first(rows, fits))
  const met = await list(sql`${first(GLANCE, sql`true`)} where ${fits}`)
  if (met.length === rows) return met
  const few = await findFew(tx, filter)
  return few
    ? list(sql`product p where p.id = any (${few}::bigint[]) and ${fits} and ${beyond}`)
    : list(first(rows, fits))
}

/** Nearly everything fits: a page is met at once. */
const isWide = ({ find, category, shop_id, shelf }: ProductFilter) =>
  find === '' && !category && !shop_id && (shelf === 'all' || shelf === 'on')
