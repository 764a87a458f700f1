import { type Expression, type SqlBool, sql } from 'kysely'
import { hasWay, LISTED_MAX, type Sort } from '#features/catalogue/search-rules.ts'
import { altOf } from '#features/pictures/server/find-library-pictures.ts'
import { prepared } from '#platform/database/prepared.ts'
import { inLanguage } from '#platform/database/texts.ts'
import type { ReadTx } from '#platform/database/tx.ts'
import type { Language } from '#platform/i18n/language.ts'
import type { Cents } from '#platform/money.ts'
import { cheapestGrams, SHOWN_EVERYWHERE } from './catalogue-store.ts'

export type ProductChoice = {
  display?: 'new' | 'recommend' | undefined
  category?: { id: number; pid: number } | undefined
  shopId?: number | undefined
  range?: { from: Cents; to: Cents } | undefined
}

export type ProductFilter = ProductChoice & { sort: Sort }

/**
 * Pages end here. Offsets cost what they skip, and nobody turns a thousandth page: the pager offers what can be
 * reached, so an answer's cost is bounded however large the catalogue.
 */
export const MAX_LISTED = LISTED_MAX

/** Which products stand on a page of a list, in their order: they come from an index alone. */
export async function pageOfProducts(
  tx: ReadTx,
  filter: ProductFilter,
  { page, size }: { page: number; size: number },
): Promise<number[]> {
  const offset = (page - 1) * size
  if (offset >= MAX_LISTED) return []
  const { by, way } = filter.sort
  const column = by === 'price' ? 'price_cents' : by === 'time' ? 'published_at' : 'sales'
  const direction = hasWay(by) ? way : 'desc'
  const rows = await tx
    .selectFrom('product')
    .$if(offset === 0 && !filter.range, (query) => query.modifyFront(prepared))
    .select('id')
    .where(matching(filter))
    .orderBy(column, direction)
    .orderBy('id', direction)
    // Written out: PostgreSQL plans another way for a number it does not know.
    .limit(sql.lit(size))
    .$if(offset > 0, (query) => query.offset(offset))
    .execute()
  return rows.map(({ id }) => id)
}

/** What a card shows of a row of `product`. */
export const shownOnCards = (language: Language) =>
  [
    ...SHOWN_EVERYWHERE,
    inLanguage('product.name', language).as('name'),
    altOf(sql`product.covers[1]`, language).as('cover_alt'),
    sql<boolean>`not exists (select from sku where sku.product_id = product.id and sku.stock > 0)`.as(
      'sold_out',
    ),
    cheapestGrams.as('nominal_grams'),
  ] as const

/** How many can be listed: counting stops at the bound, so it never scans the catalogue. */
export async function countProducts(tx: ReadTx, choice: ProductChoice): Promise<number> {
  const listed = tx.selectFrom('product').select('id').where(matching(choice)).limit(MAX_LISTED)
  const { count } = await tx
    .selectFrom(listed.as('listed'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

function matching(filter: ProductChoice): Expression<SqlBool> {
  const terms = [sql<SqlBool>`product.on_sale`]
  if (filter.display === 'new') terms.push(sql`product.is_new`)
  if (filter.display === 'recommend') terms.push(sql`product.is_recommended`)
  if (filter.shopId) terms.push(sql`product.shop_id = ${filter.shopId}`)
  if (filter.range) {
    const { from, to } = filter.range
    // As bigint: an end beyond the largest price is no fault.
    terms.push(sql`product.price_cents between ${from}::bigint and ${to}::bigint`)
  }
  if (filter.category) {
    const column = filter.category.pid === 0 ? 'product.top_category_id' : 'product.category_id'
    terms.push(sql`${sql.ref(column)} = ${filter.category.id}`)
  }
  return sql.join(terms, sql` and `) as Expression<SqlBool>
}
