import type { ReadSeed } from '#demo/read-seed.ts'
import type { WriteTx } from '#platform/database/tx.ts'
import type { ProvenanceSeed } from '../../../seeds/seed-types.ts'

/** Where goods come from, how they are kept, and what each choice weighs. */
export async function seedProvenance(tx: WriteTx, read: ReadSeed): Promise<void> {
  for (const { product, grams = [], ...facts } of await read<ProvenanceSeed[]>('provenance')) {
    await tx.updateTable('product').set(facts).where('id', '=', product).execute()
    for (const [position, nominal_grams] of grams.entries()) {
      if (nominal_grams === 0) continue
      await tx
        .updateTable('sku')
        .set({ nominal_grams })
        .where('product_id', '=', product)
        .where('position', '=', position)
        .execute()
    }
  }
}
