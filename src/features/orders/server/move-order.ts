import { sql } from 'kysely'
import { canMove, ORDER, type OrderStatus, orderState } from '#features/orders/order-states.ts'
import { ORDERS } from '#features/orders/orders-tags.ts'
import { changed } from '#platform/cache/change-notices.ts'
import { run } from '#platform/database/raw-sql.ts'
import type { WriteTx } from '#platform/database/tx.ts'

export type Move = {
  ids: readonly number[]
  from: readonly OrderStatus[]
  to: keyof typeof MOMENT
  actor: string
  reason: string
  now: Date
}

export type Moved = { id: number; buyer_id: number; order_sn: string }

/** The moment each state is entered, kept in the order itself. */
const MOMENT = {
  [ORDER.shipped]: 'shipped_at',
  [ORDER.received]: 'received_at',
  [ORDER.completed]: 'completed_at',
} as const

/**
 * Moves those of the orders that are in one of the states `from`, and notes who did it and why. Whoever comes second
 * finds the state changed and moves nothing. Orders are taken in id order.
 */
export async function moveOrder(tx: WriteTx, { ids, from, to, actor, reason, now }: Move): Promise<Moved[]> {
  const wrong = from.find((state) => !canMove(state, to))
  if (wrong !== undefined)
    throw new Error(`An order never goes from ${orderState(wrong)} to ${orderState(to)}`)
  const moment = sql.ref(MOMENT[to])
  const { rows } = await run<Moved>(tx)`
    with held as (
      select id, status from shop_order
      where id = any(${ids}::bigint[]) and status = any(${from}::smallint[]) order by id for update
    ), moved as (
      update shop_order set status = ${to}::smallint, ${moment} = ${now}::timestamptz
      from held where shop_order.id = held.id
      returning shop_order.id, shop_order.buyer_id, shop_order.order_sn, held.status as was
    ), noted as (
      insert into order_event (order_id, from_status, to_status, actor, reason, created_at)
      select id, was, ${to}::smallint, ${actor}::text, ${reason}::text, ${now}::timestamptz from moved order by id
    )
    select id, buyer_id, order_sn from moved order by id`
  changed(tx, ORDERS)
  return rows
}
