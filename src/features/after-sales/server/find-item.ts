import { type AskedItem, askBackUntil } from '#features/orders/ask-back-rules.ts'
import { lockItem, lockOrder } from '#features/orders/server/lock-order.ts'
import { findOrder, itemsOf } from '#features/orders/server/order-store.ts'
import type { ItemRow, OrderRow } from '#features/orders/server/show-order.ts'
import { readSetting } from '#features/site/server/read-setting.ts'
import type { ReadTx, WriteTx } from '#platform/database/tx.ts'

type Pointer = { order_id: number; order_item_id: number }

export async function findItem(tx: ReadTx, buyerId: number, { order_id, order_item_id }: Pointer) {
  const order = await findOrder(tx, buyerId, order_id)
  const item = order && (await itemsOf(tx, [order.id])).find(({ id }) => id === order_item_id)
  return item && { order, item, facts: await factsOf(tx, order, item) }
}

/** The same, with order and item locked until the transaction ends. */
export async function lockOwnItem(tx: WriteTx, buyerId: number, { order_id, order_item_id }: Pointer) {
  const order = await lockOrder(tx, buyerId, order_id)
  const item = order && (await lockItem(tx, order.id, order_item_id))
  return item && { order, item, facts: await factsOf(tx, order, item) }
}

const factsOf = async (tx: ReadTx, order: OrderRow, item: ItemRow): Promise<AskedItem> => ({
  orderStatus: order.status,
  refundStatus: item.refund_status,
  virtual: order.virtual,
  downloaded: item.downloaded_at !== null,
  virtualAllowed: order.virtual && !(await readSetting(tx, 'system', 'virtual_goods')),
  windowHours: item.after_sale_hours,
  until: askBackUntil(order.received_at, item.after_sale_hours),
})
