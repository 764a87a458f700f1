import type { Insertable } from 'kysely'
import { select } from '#platform/database/raw-sql.ts'
import type { WriteTx } from '#platform/database/tx.ts'
import type { WeighingTable } from './orders-tables.ts'

export type Weight = Omit<Insertable<WeighingTable>, 'id' | 'dropped'>

/** Writes down what was packed, and on the item what was last read. Answers the reading's number. The caller holds the order. */
export async function writeWeight(tx: WriteTx, weight: Weight): Promise<number> {
  const { id } = await tx.insertInto('weighing').values(weight).returning('id').executeTakeFirstOrThrow()
  await setGrams(tx, weight.order_item_id, weight.grams)
  return id
}

/** What was read of an item before this reading; nothing where it was the first that counts. */
export async function readBefore(tx: WriteTx, itemId: number, reading: number): Promise<number | null> {
  const [row] = await select<{ grams: number }>(tx)`
    select grams from weighing where order_item_id = ${itemId} and id < ${reading} and not dropped order by id desc limit 1`
  return row?.grams ?? null
}

/** From this reading on none counts: what was read before does, or the item is weighed anew. The caller holds the order. */
export async function dropReadings(tx: WriteTx, itemId: number, from: number): Promise<void> {
  const before = await readBefore(tx, itemId, from)
  await tx
    .updateTable('weighing')
    // One that is no correction is there once: the next first reading is it then.
    .set({ dropped: true, correction: true })
    .where('order_item_id', '=', itemId)
    .where('id', '>=', from)
    .execute()
  await setGrams(tx, itemId, before)
}

const setGrams = (tx: WriteTx, itemId: number, grams: number | null) =>
  tx.updateTable('order_item').set({ packed_grams: grams }).where('id', '=', itemId).execute()
