import { sql } from 'kysely'
import {
  AFTER_SALE,
  type AfterSaleStatus,
  type AfterSaleType,
} from '#features/after-sales/after-sale-states.ts'
import type { AfterSaleDetail } from '#features/after-sales/after-sales-contract.ts'
import type { GoodsPointer } from '#features/cart/quantity-rules.ts'
import { ITEM_REFUND, type ItemRefund, ORDER, type PAID } from '#features/orders/order-states.ts'
import type { Order } from '#features/orders/orders-contract.ts'
import { literal } from '#platform/database/literal.ts'
import { run } from '#platform/database/raw-sql.ts'
import { asSeller } from '#testing/as-seller.ts'
import type { TestApp } from '#testing/start-test-app.ts'
import { aGood, PAYMENT_PASSWORD, type Shopper } from './build-order.ts'
import { payByAlipay } from './build-payment.ts'

type OrderToBuild = {
  goods?: readonly GoodsPointer[]
  /** How far it has come: paid, shipped, received, completed. */
  status?: (typeof PAID)[number]
  method?: 'balance' | 'alipay'
  couponId?: number
}

/** An order of the shopper that is paid, and shipped and received where that is wanted. */
export async function aPaidOrder(
  app: TestApp,
  shopper: Shopper,
  { goods, status = ORDER.paid, method = 'balance', couponId = 0 }: OrderToBuild = {},
): Promise<Order> {
  const lines = goods ?? [{ ...(await aGood(app.database)), num: 1 }]
  const order = await shopper.order(lines, { coupon_id: couponId })
  if (Number(order.pay_fee) > 0) await pay(app, shopper, order, method)
  await moveOrder(app, order.id, status)
  const answer = await shopper.api.orders.orderDetail({ id: order.id })
  if (answer.code !== 1) throw new Error(answer.msg)
  return answer.data
}

async function pay(app: TestApp, shopper: Shopper, { order_sn }: Order, method: 'balance' | 'alipay') {
  if (method === 'alipay') return void (await payByAlipay(app, shopper, order_sn))
  const paid = await shopper.api.payment.payByBalance({ pay_password: PAYMENT_PASSWORD, order_sn })
  if (paid.code !== 1) throw new Error(paid.msg)
}

/** What the seller and time do to an order, written straight into it with its events. */
export async function moveOrder(app: TestApp, orderId: number, status: (typeof PAID)[number]): Promise<void> {
  await run(app.database.statement)`
    with moved as (
      update shop_order o set status = ${status}::smallint,
        shipped_at = case when ${status}::int >= ${literal(ORDER.shipped)} then coalesce(o.shipped_at, ${app.now}::timestamptz) end,
        received_at = case when ${status}::int >= ${literal(ORDER.received)} then ${app.now}::timestamptz end,
        completed_at = case when ${status}::int = ${literal(ORDER.completed)} then ${app.now}::timestamptz end
      from shop_order old where old.id = o.id and o.id = ${orderId} and o.status < ${status}::int
      returning o.id, old.status as was, o.virtual
    ), sent as (
      update order_item i set sent = i.quantity - i.withheld, missing = 0, missing_cents = 0 from moved
      where i.order_id = moved.id and not moved.virtual and ${status}::int >= ${literal(ORDER.shipped)}
    )
    insert into order_event (order_id, from_status, to_status, actor, reason, created_at)
    select id, was, ${status}::smallint, 'shop', 'moved by a test', ${app.now}::timestamptz from moved`
}

/** Writes on an item how its money stands, as if it had been asked for or had gone back. */
export async function markItem(app: TestApp, itemId: number, refund_status: ItemRefund): Promise<void> {
  const whole = refund_status === ITEM_REFUND.refunded
  await app.database.statement
    .updateTable('order_item')
    .set({
      refund_status,
      refunded_num: whole ? sql`quantity` : 0,
      refunded_cents: whole ? sql`pay_cents` : 0,
      withheld: whole ? sql`quantity - sent` : 0,
    })
    .where('id', '=', itemId)
    .execute()
}

type RequestToBuild = {
  type?: AfterSaleType
  at?: AfterSaleStatus
  item?: number
  reason?: string
  /** All that are left where nothing is said. */
  num?: number
}

export const REASONS = { refund: '多拍、拍错、不想要了', return: '质量问题' }

/** A request for an item of an order, brought to a state by those whose turn it is. */
export async function anAfterSale(
  app: TestApp,
  { api }: Shopper,
  order: Order,
  { type = 'refund', at = AFTER_SALE.applied, item = 0, reason, num }: RequestToBuild = {},
): Promise<AfterSaleDetail> {
  const seller = asSeller(app).afterSalesSeller
  const submitted = await api.afterSales.submitAfterSale({
    type,
    reason: reason ?? REASONS[type],
    order_id: order.id,
    order_item_id: order.items[item]?.id ?? 0,
    ...(num ? { num } : {}),
  })
  if (submitted.code !== 1) throw new Error(submitted.msg)
  const { id } = submitted.data
  const sent = { id, back_express_code: 'SF', back_express_no: 'SF1234567890' }
  if (at === AFTER_SALE.rejected) await seller.rejectAfterSale({ id, reason: '证据不足' })
  if (at === AFTER_SALE.cancelled) await api.afterSales.cancelAfterSale({ id })
  if (at > AFTER_SALE.applied) await seller.approveAfterSale({ id })
  if (at > AFTER_SALE.awaitingParcel && type === 'return') await api.afterSales.sendBack(sent)
  if (at === AFTER_SALE.settled && type === 'return') await seller.receiveReturn({ id })
  const shown = await api.afterSales.afterSaleDetail({ id })
  if (shown.code !== 1 || shown.data.aftersale_status !== at) throw new Error(`It is not in state ${at}`)
  return shown.data
}
