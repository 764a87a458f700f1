import { type AskedItem, askBackUntil } from '#features/orders/ask-back-rules.ts'
import { ordersOf } from '#features/orders/server/order-store.ts'
import type {} from '#features/orders/server/orders-tables.ts'
import { readSetting } from '#features/site/server/read-setting.ts'
import type { Tx, WriteTx } from '#platform/database/database.ts'

type Pointer = { order_id: number; order_item_id: number }

export const findItem = (tx: Tx, buyerId: number, pointer: Pointer) => itemOf(tx, buyerId, pointer, false)

/**
 * The same, with the order held until the transaction ends. Whoever ships, confirms or judges holds the order first
 * too, and reads the item only then: nothing is decided by what an item was a moment ago.
 */
export const holdItem = (tx: WriteTx, buyerId: number, pointer: Pointer) => itemOf(tx, buyerId, pointer, true)

async function itemOf(tx: Tx, buyerId: number, { order_id, order_item_id }: Pointer, hold: boolean) {
  const order = await ordersOf(tx, buyerId)
    .where('id', '=', order_id)
    .select(['id', 'order_sn', 'status', 'virtual', 'received_at'])
    .$if(hold, (query) => query.forNoKeyUpdate())
    .executeTakeFirst()
  const item =
    order &&
    (await tx
      .selectFrom('order_item')
      .selectAll()
      .where('id', '=', order_item_id)
      .where('order_id', '=', order_id)
      // Nobody downloads it between this look and the request.
      .$if(hold, (query) => query.forNoKeyUpdate())
      .executeTakeFirst())
  if (!item) return undefined
  const facts: AskedItem = {
    orderStatus: order.status,
    refundStatus: item.refund_status,
    virtual: order.virtual,
    downloaded: item.downloaded_at !== null,
    virtualAllowed: order.virtual && !(await readSetting(tx, 'system', 'virtual_goods')),
    until: askBackUntil(order.received_at),
  }
  return { order, item, facts }
}
