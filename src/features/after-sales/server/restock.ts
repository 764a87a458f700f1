import { sql } from 'kysely'
import type {} from '#features/orders/server/orders-tables.ts'
import { tagsOfScarce } from '#features/orders/server/tell-stock.ts'
import type { WriteTx } from '#platform/database/database.ts'

/**
 * Goods of an item are for sale again, and no longer count as sold. The sku before its product, as an order that is
 * placed and paid in one does. A sku the seller has taken away meanwhile gets nothing back.
 */
export async function restock(tx: WriteTx, itemId: number): Promise<string[]> {
  const item = await tx
    .updateTable('order_item')
    .set({ restocked: sql`quantity` })
    .where('id', '=', itemId)
    .where('restocked', '=', 0)
    .returning(['product_id', 'sku_id', 'quantity'])
    .executeTakeFirst()
  if (!item) return []
  const moved = await tx
    .updateTable('sku')
    .set({ stock: sql`stock + ${item.quantity}::int`, taken: sql`taken - ${item.quantity}::int` })
    .where('id', '=', item.sku_id)
    .returning('stock')
    .executeTakeFirst()
  await tx
    .updateTable('product')
    .set({ sales: sql`greatest(0, sales - ${item.quantity}::int)` })
    .where('id', '=', item.product_id)
    .execute()
  if (!moved) return []
  return tagsOfScarce([
    { product_id: item.product_id, before: moved.stock - item.quantity, after: moved.stock },
  ])
}
