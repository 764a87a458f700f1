import type { WriteTx } from '#platform/database/tx.ts'
import type { WeighingTable } from './orders-tables.ts'

export type Weight = Omit<WeighingTable, 'id'>

/** Writes down what was packed, and on the item what was last read. The caller holds the order. */
export async function writeWeight(tx: WriteTx, weight: Weight): Promise<void> {
  await tx.insertInto('weighing').values(weight).execute()
  await tx
    .updateTable('order_item')
    .set({ packed_grams: weight.grams })
    .where('id', '=', weight.order_item_id)
    .execute()
}
