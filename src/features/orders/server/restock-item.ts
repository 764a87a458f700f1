import { sql } from 'kysely'
import { returnSold } from '#features/catalogue/server/stock/return-sold.ts'
import type { WriteTx } from '#platform/database/tx.ts'

/** The goods of an item are back on the shelf, once. Answers the tags of answers that are out of date now. */
export async function restockItem(tx: WriteTx, itemId: number): Promise<string[]> {
  const item = await tx
    .updateTable('order_item')
    .set({ restocked: sql`quantity` })
    .where('id', '=', itemId)
    .where('restocked', '=', 0)
    .returning(['product_id', 'sku_id', 'quantity'])
    .executeTakeFirst()
  return item ? returnSold(tx, item) : []
}
