import { type RawBuilder, sql } from 'kysely'

/**
 * A part of a statement: the rows of a table that `items` (rows of `key`, `quantity`) name, each once with its whole
 * `quantity`. They are locked in id order.
 */
export const lockCounted = (table: 'product' | 'sku', key: string, items: RawBuilder<unknown>) => sql`
  select kept.id, named.quantity from ${sql.table(table)} kept join (
    select ${sql.ref(key)} as id, sum(quantity)::int as quantity from (${items}) item group by 1
  ) named on named.id = kept.id order by kept.id for no key update of kept`
