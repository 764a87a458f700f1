import { run } from '#platform/database/raw-sql.ts'
import type { WriteTx } from '#platform/database/tx.ts'
import { ITEM_COLUMNS, ORDER_COLUMNS } from './order-store.ts'
import type { ItemRow, OrderRow } from './show-order.ts'

/** The buyer's own, as in `order-store.ts`. */
const mine = (tx: WriteTx, buyerId: number) =>
  tx
    .selectFrom('shop_order')
    .where('buyer_id', '=', buyerId)
    .where('removed_at', 'is', null)
    .select(ORDER_COLUMNS)

/**
 * An order, locked until the transaction ends: whoever ships, confirms, judges, pays or closes it waits. Its items are
 * read only then, so that nothing is decided by what they were a moment ago. Rows that point to it need not wait.
 */
export const lockOrder = (tx: WriteTx, buyerId: number, id: number): Promise<OrderRow | undefined> =>
  mine(tx, buyerId).where('id', '=', id).forNoKeyUpdate().executeTakeFirst()

export const lockOrderBySn = (tx: WriteTx, buyerId: number, orderSn: string): Promise<OrderRow | undefined> =>
  mine(tx, buyerId).where('order_sn', '=', orderSn).forNoKeyUpdate().executeTakeFirst()

/** For whoever moves it in the end: a lock that is strong enough from the beginning cannot meet another half-way. */
export const lockOrderToMove = (tx: WriteTx, buyerId: number, id: number): Promise<OrderRow | undefined> =>
  mine(tx, buyerId).where('id', '=', id).forUpdate().executeTakeFirst()

/** Anybody's, for those who came to it by something that is theirs: a request, a parcel. */
export const lockAnyOrder = (tx: WriteTx, id: number): Promise<OrderRow> =>
  tx
    .selectFrom('shop_order')
    .select(ORDER_COLUMNS)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()

export type SellersOrder = OrderRow & { buyer_id: number }

/** By its number, for a seller who moves it in the end. */
export const lockOrderForSeller = (tx: WriteTx, orderSn: string): Promise<SellersOrder | undefined> =>
  tx
    .selectFrom('shop_order')
    .select([...ORDER_COLUMNS, 'buyer_id'])
    .where('order_sn', '=', orderSn)
    .forUpdate()
    .executeTakeFirst()

/** Many by their numbers, in the order of their ids: two who lock some of the same wait for each other once. */
export async function lockOrders(tx: WriteTx, orderSns: readonly string[]): Promise<void> {
  await run(tx)`select from shop_order where order_sn = any(${orderSns}::text[]) order by id for update`
}

/** An item of a locked order: nobody downloads it until the transaction ends. */
export const lockItem = (tx: WriteTx, orderId: number, itemId: number): Promise<ItemRow | undefined> =>
  tx
    .selectFrom('order_item')
    .select(ITEM_COLUMNS)
    .where('order_id', '=', orderId)
    .where('id', '=', itemId)
    .forNoKeyUpdate()
    .executeTakeFirst()
