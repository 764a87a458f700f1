import { sql } from 'kysely'
import { ORDER } from '#features/orders/order-states.ts'
import { MAX_OPEN_ORDERS, ORDERS_A_MINUTE } from '#features/orders/orders-rules.ts'
import { literal } from '#platform/database/literal.ts'
import { refuse } from '#platform/refusal.ts'
import { later, minutes } from '#platform/time.ts'
import * as m from '#words'

/** What the buyer would keep from others without having paid, this order included. */
export type Holding = { open_orders: number; recent_orders: number; pieces: number; of_sku: number }

/** Unpaid pieces of one buyer: of a sku, and in all. */
export type MayHold = { ofSku: number; inAll: number }

/**
 * Parts of the statement that places an order, so that two orders at once cannot pass together what one may not: `holding`
 * is one row, counted from `line` and the buyer's unpaid orders.
 */
export const unpaidOf = (buyerId: number, now: Date) => sql`open_order as materialized (
      select o.id from shop_order o
      where o.buyer_id = ${buyerId} and o.status = ${literal(ORDER.awaitingPayment)} and o.removed_at is null
      limit ${sql.lit(MAX_OPEN_ORDERS)}
    ), unpaid as materialized (
      select i.sku_id, i.quantity::int from order_item i join open_order o on o.id = i.order_id
      union all select sku_id, quantity::int from line
    ), holding as materialized (
      select (select count(*) from open_order)::int as open_orders,
        (select count(*) from (select from shop_order o
          where o.buyer_id = ${buyerId} and o.removed_at is null
            and o.created_at > ${later(now, -minutes(1))}::timestamptz
          limit ${sql.lit(ORDERS_A_MINUTE)}) recent)::int as recent_orders,
        (select sum(quantity) from unpaid)::int as pieces,
        (select max(s.pieces) from (select sum(u.quantity) as pieces from unpaid u
          where u.sku_id in (select sku_id from line) group by u.sku_id) s)::int as of_sku
    )`

/** The condition under which the order is placed. */
export const mayHold = ({ ofSku, inAll }: MayHold) => sql`(select open_orders < ${sql.lit(MAX_OPEN_ORDERS)}
        and recent_orders < ${sql.lit(ORDERS_A_MINUTE)} and pieces <= ${inAll}::int and of_sku <= ${ofSku}::int
        from holding)`

/** Why it was not placed. */
export function refuseHolding(holding: Holding, { ofSku, inAll }: MayHold): never {
  if (holding.open_orders >= MAX_OPEN_ORDERS) return refuse(m.orders_too_many_open, { max: MAX_OPEN_ORDERS })
  if (holding.recent_orders >= ORDERS_A_MINUTE) return refuse(m.orders_too_fast)
  if (holding.of_sku > ofSku) return refuse(m.orders_unpaid_of_sku, { max: ofSku })
  return refuse(m.orders_unpaid_pieces, { max: inAll })
}
