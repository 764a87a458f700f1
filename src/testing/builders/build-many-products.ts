import type { Database } from '#platform/database/database.ts'
import { aProduct, aText } from './build-product.ts'

/** Products by the hundred, without skus, for what has to hold when there are many. */
export async function manyProducts(database: Database, count: number): Promise<number[]> {
  const like = await database.read
    .selectFrom('product')
    .where('id', '=', await aProduct(database))
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
    const added = await database.statement.insertInto('product').values(some).returning('id').execute()
    ids.push(...added.map(({ id }) => id))
  }
  return ids
}
