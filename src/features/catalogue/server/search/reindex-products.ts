import type { WriteTx } from '#platform/database/tx.ts'
import { indexProducts } from './index-products.ts'

type Where = { category_id?: number; top_category_id?: number; shop_id?: number }

const AT_ONCE = 500

/** A shop or a category is called otherwise now: whatever stands in one of these is found by the new name. */
export async function reindexProducts(tx: WriteTx, where: Where): Promise<void> {
  const products = await tx
    .selectFrom('product')
    .select('id')
    .where((eb) => eb.or(Object.entries(where).map(([column, id]) => eb(column as keyof Where, '=', id))))
    .orderBy('id')
    .execute()
  const ids = products.map(({ id }) => id)
  for (let at = 0; at < ids.length; at += AT_ONCE) await indexProducts(tx, ids.slice(at, at + AT_ONCE))
}
