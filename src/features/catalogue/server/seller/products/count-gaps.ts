import { type RawBuilder, sql } from 'kysely'

const TEXTS = ['name', 'summary', 'intro', 'origin', 'storage']

const gapIn = (column: RawBuilder<unknown>) => sql`is_chinese_only(${column})::int`

/** How many texts of the product `p` and its skus are there in Chinese and not in English. */
export const ENGLISH_GAPS = sql<number>`(${sql.join(
  TEXTS.map((name) => gapIn(sql`p.${sql.ref(name)}`)),
  sql` + `,
)} + (select count(*) from sku where sku.product_id = p.id and is_chinese_only(sku.name)))`
