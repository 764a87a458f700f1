import { sql } from 'kysely'
import { returnSold } from '#features/catalogue/server/stock/return-sold.ts'
import type { WriteTx } from '#platform/database/tx.ts'

type Restocked = { itemId: number; pieces: number; orderSn: string; actor: string; now: Date }

/** Refunded pieces of an item are back on the shelf, each once. Answers the tags of answers that are out of date now. */
export async function restockItem(
  tx: WriteTx,
  { itemId, pieces, orderSn, actor, now }: Restocked,
): Promise<string[]> {
  if (pieces === 0) return []
  const item = await tx
    .updateTable('order_item')
    .set({ restocked: sql`restocked + ${pieces}::int` })
    .where('id', '=', itemId)
    .where(sql<boolean>`restocked + ${pieces}::int <= refunded_num`)
    .returning(['product_id', 'sku_id'])
    .executeTakeFirst()
  return item ? returnSold(tx, { ...item, quantity: pieces, order_sn: orderSn }, { actor, now }) : []
}
