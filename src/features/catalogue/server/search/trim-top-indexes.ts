import { run, select } from '#platform/database/raw-sql.ts'
import type { WriteTx } from '#platform/database/tx.ts'

/** How many of each order are held apart. Long enough for a page of whatever is common, short enough to sort. */
const LENGTH = 4000

/** Cuts the top lists anew when sales and new products have made one twice as long, or one has shrunk to a half. */
export async function trimTopIndexes(tx: WriteTx): Promise<void> {
  const rows = await select<{ needed: boolean }>(tx)`
    select case when exists (select from product_search_cut)
      then exists (
        select from product_search_cut c
        cross join lateral (select count(*) from product_search_top t where t.list = c.list) top
        where top.count not between ${LENGTH / 2}::int and ${LENGTH * 2}::int)
      else (
        select count(*) > ${LENGTH * 2}::int
        from (select from product_search where on_sale limit ${LENGTH * 2 + 1}::int) many)
      end as needed`
  if (rows[0]?.needed) await trimTopIndexesNow(tx)
}

export const trimTopIndexesNow = (tx: WriteTx) => run(tx)`select cut_search_top(${LENGTH}::int)`
