import type { Tx } from '#platform/database/database.ts'
import { aProduct, aText } from './build-product.ts'

/** Products by the hundred, without skus, for what has to hold when there are many. */
export async function manyProducts(tx: Tx, count: number): Promise<number[]> {
  const like = await tx
    .selectFrom('product')
    .where('id', '=', await aProduct(tx))
    .select(['shop_id', 'category_id', 'top_category_id'])
    .executeTakeFirstOrThrow()
  const row = {
    ...like,
    name: aText('果'),
    summary: aText(''),
    intro: aText(''),
    covers: ['/pictures/x'],
    virtual: false,
    price_cents: 1,
  }
  const ids: number[] = []
  while (ids.length < count) {
    const some = Array.from({ length: Math.min(500, count - ids.length) }, () => row)
    const added = await tx.insertInto('product').values(some).returning('id').execute()
    ids.push(...added.map(({ id }) => id))
  }
  return ids
}
