import { sql } from 'kysely'
import { ORDER } from '#features/orders/order-states.ts'
import { MAX_OPEN_ORDERS, ORDERS_A_MINUTE } from '#features/orders/orders-rules.ts'
import type { Wanted } from '#features/orders/server/match-goods.ts'
import { literal } from '#platform/database/literal.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'

/** Unpaid pieces of one buyer: of a sku, and in all. */
export type MayHold = { ofSku: number; inAll: number }

/** A line of an order. */
type Line = { sku_id: number; quantity: number }

/** What the buyer had ordered before: lines of unpaid orders, and how many orders within the last minute. */
export type OrderedBefore = { unpaid: (Line & { order_id: number })[] | null; recent: number }

/**
 * Columns of a statement that is run once the buyer is held: two orders at once cannot pass together what one may not.
 */
export const orderedBefore = (buyerId: number, aMinuteAgo: Date) => sql`
  (select json_agg(json_build_object('order_id', o.id, 'sku_id', i.sku_id, 'quantity', i.quantity))
    from shop_order o join order_item i on i.order_id = o.id
    where o.buyer_id = ${buyerId} and o.status = ${literal(ORDER.awaitingPayment)} and o.removed_at is null) as unpaid,
  (select count(*) from (select from shop_order o
    where o.buyer_id = ${buyerId} and o.removed_at is null and o.created_at > ${aMinuteAgo}
    limit ${sql.lit(ORDERS_A_MINUTE)}) recent)::int as recent`

/** Nobody keeps more from others without paying than they may, this order included. */
export function refuseHoarding(
  before: OrderedBefore,
  wanted: readonly Wanted[],
  { ofSku, inAll }: MayHold,
): void {
  const lines = wanted.map(({ goods, quantity }) => ({ sku_id: goods.sku_id, quantity }))
  const unpaid = before.unpaid ?? []
  const openOrders = new Set(unpaid.map(({ order_id }) => order_id)).size
  if (openOrders >= MAX_OPEN_ORDERS) refuse(m.orders_too_many_open, { max: MAX_OPEN_ORDERS })
  if (before.recent >= ORDERS_A_MINUTE) refuse(m.orders_too_fast)
  const pieces = (of: readonly Line[]) => of.reduce((sum, { quantity }) => sum + quantity, 0)
  const all = [...unpaid, ...lines]
  const most = Math.max(...lines.map((line) => pieces(all.filter(({ sku_id }) => sku_id === line.sku_id))))
  if (most > ofSku) refuse(m.orders_unpaid_of_sku, { max: ofSku })
  if (pieces(all) > inAll) refuse(m.orders_unpaid_pieces, { max: inAll })
}
