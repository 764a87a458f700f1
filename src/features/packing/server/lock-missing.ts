import type { FoundAtTable } from '#features/approvals/found-at-table.ts'
import { lockOrderForSeller, lockOrders, type SellersOrder } from '#features/orders/server/lock-order.ts'
import { itemsOf } from '#features/orders/server/order-store.ts'
import type { ItemRow } from '#features/orders/server/show-order.ts'
import type { WriteTx } from '#platform/database/tx.ts'

export type Missing = { order: SellersOrder; item: ItemRow; pieces: number }

/** What is still missing of what was found out, its orders held until the end. */
export async function lockMissing(tx: WriteTx, found: readonly FoundAtTable[]): Promise<Missing[]> {
  await lockOrders(
    tx,
    found.map(({ order_sn }) => order_sn),
  )
  const missing: Missing[] = []
  for (const { order_sn, sku_id, pieces } of found) {
    const order = await lockOrderForSeller(tx, order_sn)
    const items = order ? await itemsOf(tx, [order.id]) : []
    const item = items.find((one) => one.sku_id === sku_id)
    if (order && item && item.missing > 0)
      missing.push({ order, item, pieces: Math.min(pieces, item.missing) })
  }
  return missing
}
