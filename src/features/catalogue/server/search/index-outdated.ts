import type { WriteTx } from '#platform/database/tx.ts'
import { indexProducts } from './index-products.ts'
import { TERMS_VERSION } from './terms.ts'

const BATCH = 200

/** Products whose terms were made by older rules are made findable by today's, some at a time. */
export async function indexOutdated(tx: WriteTx): Promise<number> {
  const rows = await tx
    .selectFrom('product_search')
    .where('version', '<', TERMS_VERSION)
    .select('product_id')
    .orderBy('version')
    .limit(BATCH)
    .forUpdate()
    .skipLocked()
    .execute()
  const ids = rows.map(({ product_id }) => product_id).sort((one, other) => one - other)
  await indexProducts(tx, ids)
  return ids.length
}
