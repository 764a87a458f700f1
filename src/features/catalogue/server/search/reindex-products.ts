import type { Tx } from '#platform/database/database.ts'
import type {} from '../catalogue-tables.ts'
import { indexProducts } from './index-products.ts'

const BATCH = 500

/** Makes every product findable anew: after a change of what products are found by. Says how many there are. */
export async function reindexProducts(tx: Tx): Promise<number> {
  let done = 0
  let last = 0
  for (;;) {
    const rows = await tx
      .selectFrom('product')
      .select('id')
      .where('id', '>', last)
      .orderBy('id')
      .limit(BATCH)
      .execute()
    const ids = rows.map(({ id }) => id)
    const newest = ids.at(-1)
    if (newest === undefined) return done
    await indexProducts(tx, ids)
    done += ids.length
    last = newest
  }
}
