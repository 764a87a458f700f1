import { sql } from 'kysely'
import type { SellersOrder } from '#features/orders/server/lock-order.ts'
import { itemsOf, ORDER_COLUMNS } from '#features/orders/server/order-store.ts'
import type { ItemRow } from '#features/orders/server/show-order.ts'
import type { ReadTx } from '#platform/database/tx.ts'

export type Refundable = { order: SellersOrder; items: readonly ItemRow[] }

/** Orders by their numbers with what is in them. */
export async function loadRefundable(
  tx: ReadTx,
  orderSns: readonly string[],
): Promise<ReadonlyMap<string, Refundable>> {
  const orders = await tx
    .selectFrom('shop_order')
    .select([...ORDER_COLUMNS, 'buyer_id'])
    .where('order_sn', '=', sql<string>`any(${orderSns}::text[])`)
    .execute()
  const items = await itemsOf(
    tx,
    orders.map(({ id }) => id),
  )
  const itemsBy = Map.groupBy(items, ({ order_id }) => order_id)
  return new Map(
    orders.map((order) => [order.order_sn, { order, items: itemsBy.get(order.id) ?? [] } as const]),
  )
}
