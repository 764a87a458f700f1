import { sql } from 'kysely'
import { returnSold } from '#features/catalogue/server/stock/return-sold.ts'
import type { WriteTx } from '#platform/database/tx.ts'

/** The goods of an item are back on the shelf, once. Answers the tags of answers that are out of date now. */
export async function restockItem(
  tx: WriteTx,
  itemId: number,
  by: { actor: string; now: Date },
): Promise<string[]> {
  const item = await tx
    .updateTable('order_item')
    .from('shop_order')
    .whereRef('shop_order.id', '=', 'order_item.order_id')
    .set({ restocked: sql`quantity` })
    .where('order_item.id', '=', itemId)
    .where('restocked', '=', 0)
    .returning(['product_id', 'sku_id', 'quantity', 'order_sn'])
    .executeTakeFirst()
  return item ? returnSold(tx, item, by) : []
}
