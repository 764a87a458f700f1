import type { ReadTx } from '#platform/database/tx.ts'

const NONE = { total: 0, good: 0, medium: 0, bad: 0, pictured: 0, level_sum: 0 }

/** What is counted of a product's reviews: one row, however many they are. */
export async function findTally(tx: ReadTx, productId: number) {
  const tally = await tx
    .selectFrom('review_tally')
    .where('product_id', '=', productId)
    .select(['total', 'good', 'medium', 'bad', 'pictured', 'level_sum'])
    .executeTakeFirst()
  return tally ?? NONE
}
