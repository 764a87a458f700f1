import type { ReadSeed } from '#demo/read-seed.ts'
import type { WriteTx } from '#platform/database/tx.ts'
import type { FreshnessSeed } from '../../../seeds/seed-types.ts'

/** How long fresh goods may be asked back, and which are sold by weight. */
export async function seedFreshness(tx: WriteTx, read: ReadSeed): Promise<void> {
  const { windows, weights } = await read<FreshnessSeed>('freshness')
  await tx
    .insertInto('after_sale_window')
    .values(windows.map(({ category, hours }) => ({ category_id: category, hours })))
    .execute()
  for (const { product, ...weight } of weights)
    await tx.updateTable('sku').set(weight).where('product_id', '=', product).execute()
}
