import { sql } from 'kysely'
import type { WriteTx } from '#platform/database/tx.ts'
import { tagsOfScarce } from './tags-of-scarce.ts'

type Sold = { product_id: number; sku_id: number; quantity: number }

/**
 * Goods that were sold are for sale again, and no longer count as sold. The sku before its product, as an order that
 * is placed and paid in one does. A sku the seller has taken away meanwhile gets nothing back. Answers the tags of
 * answers that are out of date now.
 */
export async function returnSold(tx: WriteTx, { product_id, sku_id, quantity }: Sold): Promise<string[]> {
  const sku = await tx
    .updateTable('sku')
    .set({ stock: sql`stock + ${quantity}::int`, taken: sql`taken - ${quantity}::int` })
    .where('id', '=', sku_id)
    .returning('stock')
    .executeTakeFirst()
  await tx
    .updateTable('product')
    .set({ sales: sql`greatest(0, sales - ${quantity}::int)` })
    .where('id', '=', product_id)
    .execute()
  return sku ? tagsOfScarce([{ product_id, before: sku.stock - quantity, after: sku.stock }]) : []
}
