import { sql } from 'kysely'
import { run } from '#platform/database/raw-sql.ts'
import type { WriteTx } from '#platform/database/tx.ts'
import { noteMoves, type StockCause } from './note-moves.ts'
import { tagsOfScarce } from './tags-of-scarce.ts'

type Sold = { product_id: number; sku_id: number; quantity: number; order_sn: string }

/**
 * Goods that were sold are for sale again, and no longer count as sold. The sku before its product, as an order that
 * is placed and paid in one does. A sku the seller has taken away meanwhile gets nothing back. Answers the tags of
 * answers that are out of date now.
 */
export async function returnSold(
  tx: WriteTx,
  { product_id, sku_id, quantity, order_sn }: Sold,
  cause: Omit<StockCause, 'kind'>,
): Promise<string[]> {
  const { rows } = await run<{ stock: number }>(tx)`
    with back as (
      update sku set stock = stock + ${quantity}::int, taken = taken - ${quantity}::int where id = ${sku_id}
      returning id as sku_id, product_id, ${quantity}::int as units, stock, ${order_sn}::text as reference
    ), noted as (${noteMoves(sql`select * from back`, { ...cause, kind: 'returned' })})
    select stock from back`
  await tx
    .updateTable('product')
    .set({ sales: sql`greatest(0, sales - ${quantity}::int)` })
    .where('id', '=', product_id)
    .execute()
  return tagsOfScarce(rows.map(({ stock }) => ({ product_id, before: stock - quantity, after: stock })))
}
