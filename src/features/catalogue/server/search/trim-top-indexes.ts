import type { Database } from '#platform/database/database.ts'
import { run, select } from '#platform/database/raw-sql.ts'
import type { ReadTx, WriteTx } from '#platform/database/tx.ts'
import { flushIndexes } from './flush-indexes.ts'
import { LISTS } from './search-tables.ts'

/** How many of each order are held apart. Long enough for a page of whatever is common, short enough to sort. */
const LENGTH = 4000

/**
 * Keeps the top lists as long as they should be, one after the other, each in a transaction of its own: sales and saves go
 * on meanwhile, and what one of them placed by an older cut is put right. A search is right with lists of any length, so
 * nobody has to wait for this.
 */
export async function trimTopIndexes(database: Database, length = LENGTH): Promise<number> {
  const anew = await isCutNeeded(database.read, length)
  let moved = 0
  // Searches look at the lists once there is one of the best sold: that comes last.
  for (const list of LISTS.toReversed())
    moved += await database.write((tx) => putRight(tx, list, length, anew))
  // A price that changed waits in the indexes of words as well, and nobody else hurries it.
  await database.write(flushIndexes)
  return moved
}

/** Sales and new products have made one twice as long, or one has shrunk to a half; or there are none in a large catalogue. */
async function isCutNeeded(tx: ReadTx, length: number): Promise<boolean> {
  const rows = await select<{ needed: boolean }>(tx)`
    select case when exists (select from product_search_cut where list = 'sales')
      then exists (
        select from product_search_cut c
        cross join lateral (select count(*) from product_search_top t where t.list = c.list) top
        where top.count not between ${length / 2}::int and ${length * 2}::int)
      else (
        select count(*) > ${length * 2}::int
        from (select from product_search where on_sale limit ${length * 2 + 1}::int) many)
      end as needed`
  return rows[0]?.needed ?? false
}

async function putRight(tx: WriteTx, list: string, length: number, anew: boolean): Promise<number> {
  const { rows } = await run<{ moved: number }>(tx)`
    select put_search_list_right(${list}, ${length}::int, ${anew}) as moved`
  return rows[0]?.moved ?? 0
}
