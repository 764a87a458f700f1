import { sql } from 'kysely'
import { type Returned, returnStock } from '#features/catalogue/server/stock/return-stock.ts'
import { tagsOfScarce } from '#features/catalogue/server/stock/tags-of-scarce.ts'
import { type CLOSED, statesBefore } from '#features/orders/order-states.ts'
import { literal } from '#platform/database/literal.ts'
import { run } from '#platform/database/raw-sql.ts'
import type { WriteTx } from '#platform/database/tx.ts'

export type Closing = {
  ids: readonly number[]
  status: (typeof CLOSED)[number]
  actor: string
  reason: string
  now: Date
}

export type Closed = {
  orders: { id: number; buyer_id: number; order_sn: string }[]
  /** Kept answers that are out of date now. */
  tags: string[]
}

type Row = { orders: Closed['orders'] | null; returned: Returned }

/**
 * Closes those of the orders that still wait for payment: stock and coupon go back, the reason is noted. One that
 * was paid in the meantime is left alone. Orders and skus are each taken in id order.
 */
export async function closeOrders(
  tx: WriteTx,
  { ids, status, actor, reason, now }: Closing,
): Promise<Closed> {
  const before = literal(...statesBefore(status))
  const { rows } = await run<Row>(tx)`
    with held as (
      select id, status from shop_order
      where id = any(${ids}::bigint[]) and status in (${before}) order by id for update
    ), closed as (
      update shop_order set status = ${status}::smallint, closed_at = ${now}::timestamptz
      from held where shop_order.id = held.id and shop_order.status in (${before})
      returning shop_order.id, held.status as was, buyer_id, order_sn, buyer_coupon_id
    ), ${returnStock(sql`select sku_id, quantity, order_sn as reference from closed join order_item on order_id = closed.id`, { actor, reason, now })},
    released as (
      update buyer_coupon set order_id = null
      where id in (select buyer_coupon_id from closed) and used_at is null
    ), noted as (
      insert into order_event (order_id, from_status, to_status, actor, reason, created_at)
      select id, was, ${status}::smallint, ${actor}::text, ${reason}::text, ${now}::timestamptz from closed order by id
    )
    select (select json_agg(json_build_object('id', id, 'buyer_id', buyer_id, 'order_sn', order_sn)) from closed)
        as orders,
      (select json_agg(returned) from returned) as returned`
  const [row] = rows
  return { orders: row?.orders ?? [], tags: tagsOfScarce(row?.returned ?? []) }
}
