import { sql } from 'kysely'
import { countSold } from '#features/catalogue/server/stock/count-sold.ts'
import { addMessage } from '#features/notices/server/add-message.ts'
import { isClosed, ORDER, type OrderStatus, statesBefore } from '#features/orders/order-states.ts'
import { ORDERS } from '#features/orders/orders-tags.ts'
import { expectedDay } from '#features/postage/delivery-rules.ts'
import { type Delivery, deliveryThere } from '#features/postage/server/find-delivery.ts'
import { postEntry } from '#features/wallet/server/post-entry.ts'
import { tellOwner } from '#features/webhooks/server/tell-owner.ts'
import { changed } from '#platform/cache/change-notices.ts'
import type { Day } from '#platform/calendar-day.ts'
import { literal } from '#platform/database/literal.ts'
import { run } from '#platform/database/raw-sql.ts'
import type { WriteTx } from '#platform/database/tx.ts'
import { type Cents, toYuan } from '#platform/money.ts'
import type { PayMethod } from './orders-tables.ts'
import type { OrderRow } from './show-order.ts'

export type Payment = { orderId: number; cents: Cents; method: PayMethod; now: Date }

export type Paid = {
  outcome: 'paid'
  /** What changed in the order's row. */
  now: Pick<OrderRow, 'status' | 'shipped_at' | 'expected_on'> & { paid_at: Date; pay_method: PayMethod }
}
/** Nothing waits for this money: the order is paid already, or closed; or the wallet holds too little. */
export type NotPaid = { outcome: 'already' | 'closed' | 'short' }

type Row = {
  id: number
  buyer_id: number
  order_sn: string
  status: OrderStatus
  shipped_at: Date | null
  goods_cents: Cents
  discount_cents: Cents
  dispatch_cents: Cents
  expected_on: Day | null
  delivery: Delivery
}

/**
 * An order is paid: its coupon is used, what it holds counts as sold, the books say where the money came from, and
 * the buyer is told. Virtual goods are delivered in the same moment. Whoever comes second finds the state changed.
 */
export async function markPaid(tx: WriteTx, payment: Payment): Promise<Paid | NotPaid> {
  const { orderId, cents, method, now } = payment
  const { rows } = await run<Row>(tx)`
    with paid as (
      update shop_order set paid_at = ${now}::timestamptz, pay_method = ${method},
        status = case when virtual then ${literal(ORDER.shipped)} else ${literal(ORDER.paid)} end,
        shipped_at = case when virtual then ${now}::timestamptz end
      where id = ${orderId} and status in (${literal(...statesBefore(ORDER.paid))}) and pay_cents = ${cents}::bigint
      returning id, buyer_id, order_sn, status, shipped_at, virtual, goods_cents, discount_cents, dispatch_cents,
        buyer_coupon_id, expected_on, (ship_to ->> 'province_id')::int as province_id
    ), used as (
      update buyer_coupon set used_at = ${now}::timestamptz where id = (select buyer_coupon_id from paid)
    ), ${countSold(sql`select product_id, quantity from order_item where order_id = (select id from paid)`)},
    noted as (
      insert into order_event (order_id, from_status, to_status, actor, reason, created_at)
      select paid.id, e.*, ${now}::timestamptz from paid, (values
        (${literal(ORDER.awaitingPayment, ORDER.paid)}, 'buyer:' || (select buyer_id from paid), 'paid by ' || ${method}::text),
        (${literal(ORDER.paid, ORDER.shipped)}, 'shop', 'virtual goods are delivered on payment')) as e(was, becomes, actor, reason)
      where e.becomes = ${literal(ORDER.paid)} or paid.virtual
      order by e.becomes
    )
    select paid.*, paid.expected_on::text as expected_on, ${deliveryThere(sql`paid.province_id`)} as delivery from paid`
  const [order] = rows
  if (!order) return { outcome: await whyNot(tx, orderId) }
  if (!(await postSale(tx, order, payment))) return { outcome: 'short' }
  const expected_on = await promiseDay(tx, order, now)
  const { id: order_id, order_sn, status, shipped_at } = order
  const message = { kind: 'order_paid', data: { order_id, order_sn, amount: toYuan(cents) } } as const
  await addMessage(tx, order.buyer_id, message, now)
  changed(tx, ORDERS)
  const told = { order_sn, amount: toYuan(cents) }
  await tellOwner(tx, { event: 'order_paid', data: told, buyerId: order.buyer_id, now })
  return { outcome: 'paid', now: { status, paid_at: now, shipped_at, pay_method: method, expected_on } }
}

/** The buyer's money and the coupon together make up what the goods cost. */
const postSale = (tx: WriteTx, order: Row, { cents, method, now }: Payment): Promise<boolean> =>
  postEntry(tx, {
    kind: 'sale',
    orderId: order.id,
    reference: order.order_sn,
    lines: [
      method === 'balance'
        ? { account: 'buyer', buyerId: order.buyer_id, cents: -cents }
        : { account: 'alipay', cents: -cents },
      { account: 'promotions', cents: -order.discount_cents },
      { account: 'revenue', cents: order.goods_cents + order.dispatch_cents },
    ],
    now,
  })

/** The day counts from payment: whoever paid after the cut-off hour is promised another than when ordering. */
async function promiseDay(tx: WriteTx, order: Row, now: Date): Promise<Day | null> {
  if (order.expected_on === null) return null
  const expected_on = expectedDay(now, order.delivery)
  if (expected_on !== order.expected_on)
    await tx.updateTable('shop_order').set({ expected_on }).where('id', '=', order.id).execute()
  return expected_on
}

async function whyNot(tx: WriteTx, orderId: number): Promise<'already' | 'closed'> {
  const { status } = await tx
    .selectFrom('shop_order')
    .select('status')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  if (status === ORDER.awaitingPayment)
    throw new Error(`Order ${orderId} was paid with another amount than it costs`)
  return isClosed(status) ? 'closed' : 'already'
}
