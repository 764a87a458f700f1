import { leftToSend } from '#features/orders/parcel-rules.ts'
import { itemsOf } from '#features/orders/server/order-store.ts'
import type { ItemRow } from '#features/orders/server/show-order.ts'
import type { ReadTx } from '#platform/database/tx.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'

/** An item that is still to leave, and how many pieces of it; refused where that is fewer than `wanted`. */
export async function findLine(tx: ReadTx, orderId: number, skuId: number, wanted: number): Promise<ItemRow> {
  const item = (await itemsOf(tx, [orderId])).find((one) => one.sku_id === skuId)
  if (!item) return refuse(m.waves_no_line)
  const left = leftToSend(item)
  return wanted > left ? refuse(m.waves_too_many, { left }) : item
}
