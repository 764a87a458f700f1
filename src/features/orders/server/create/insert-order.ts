import { sql } from 'kysely'
import { takeStock } from '#features/catalogue/server/stock/take-stock.ts'
import { ITEM_REFUND, ORDER } from '#features/orders/order-states.ts'
import type { Wanted } from '#features/orders/server/match-goods.ts'
import type { ShipTo } from '#features/orders/server/orders-tables.ts'
import type { Price } from '#features/orders/server/price-order.ts'
import type { ItemRow, OrderRow } from '#features/orders/server/show-order.ts'
import type { Day } from '#platform/calendar-day.ts'
import { literal } from '#platform/database/literal.ts'
import { prepare } from '#platform/database/prepare.ts'
import type { WriteTx } from '#platform/database/tx.ts'
import { refuse } from '#platform/refusal.ts'
import { later, minutes } from '#platform/time.ts'
import * as m from '#words'
import { type OrderedBefore, orderedBefore, refuseHoarding } from './limit-unpaid.ts'
import type { OrderTerms } from './order-terms.ts'
import { promisedWith } from './promised-goods.ts'

export type OrderToPlace = {
  orderSn: string
  buyerId: number
  wanted: readonly Wanted[]
  price: Price
  virtual: boolean
  source: 'cart' | 'goods'
  remark: string
  shipTo: ShipTo | null
  buyerCouponId: number | null
  now: Date
  expiresAt: Date
  terms: OrderTerms
  /** The day the parcel is expected; null where nothing is sent. */
  expectedOn: Day | null
}

type Values = Omit<OrderToPlace, 'wanted' | 'price' | 'terms' | 'shipTo'> & {
  lines: string
  goodsCents: number
  discountCents: number
  dispatchCents: number
  payCents: number
  shipTo: string | null
  actor: string
  aMinuteAgo: Date
}

type Done = OrderedBefore & { id: number; items: Record<number, number>; taken: number; reserved: number }

const NEW = literal(ORDER.awaitingPayment)

const NO_COUPON = sql`reserved as (select)`

/** Reserves the coupon for the order, unless another has it. */
const takeCoupon = ({ buyerCouponId, buyerId }: Values) => sql`
  reserved as (
    update buyer_coupon set order_id = (select id from placed)
    where id = ${buyerCouponId} and buyer_id = ${buyerId} and order_id is null
    returning id
  )`

const placeOrder = (coupon: (values: Values) => typeof NO_COUPON) =>
  prepare<Done, Values>(
    (order) => sql`
    with line as materialized (
      select * from json_to_recordset(${order.lines}::json) as l(place smallint, sku_id bigint, product_id bigint, title jsonb,
        sku_text jsonb, picture text, price_cents int, quantity smallint, pay_cents bigint, nominal_grams int,
        tolerance_permille smallint, after_sale_hours smallint)
    ), ${takeStock(sql`select sku_id, quantity from line`, order)},
    placed as (
      insert into shop_order (order_sn, buyer_id, status, virtual, goods_cents, discount_cents, dispatch_cents,
        pay_cents, buyer_coupon_id, source, remark, ship_to, created_at, expires_at, close_after, expected_on)
      values (${order.orderSn}, ${order.buyerId}, ${NEW}, ${order.virtual}, ${order.goodsCents}, ${order.discountCents},
        ${order.dispatchCents}, ${order.payCents}, ${order.buyerCouponId}, ${order.source}, ${order.remark},
        ${order.shipTo}, ${order.now}, ${order.expiresAt}, ${order.expiresAt}, ${order.expectedOn})
      returning id
    ), ${coupon(order)}, item as (
      insert into order_item (order_id, product_id, sku_id, title, sku_text, picture, price_cents, quantity, pay_cents,
        nominal_grams, tolerance_permille, after_sale_hours)
      select placed.id, product_id, sku_id, title, sku_text, picture, price_cents, quantity, pay_cents,
        nominal_grams, tolerance_permille, after_sale_hours
      from placed, line
      order by place
      returning id, sku_id
    ), noted as (
      insert into order_event (order_id, from_status, to_status, actor, reason, created_at)
      select id, null, ${NEW}, ${order.actor}::text, 'placed', ${order.now}::timestamptz from placed
    )
    select (select id from placed) as id, (select json_object_agg(sku_id, id) from item) as items,
      (select count(*) from taken)::int as taken, (select count(*) from reserved)::int as reserved,
      ${orderedBefore(order.buyerId, order.aMinuteAgo)}`,
  )

const placePlain = placeOrder(() => NO_COUPON)
const placeWithCoupon = placeOrder(takeCoupon)

/**
 * One statement for everything an order changes: stock, coupon, the order, its items and its first event. The rows
 * are held already, so nothing is waited for; what does not fit after all (a coupon, one order too many) is refused
 * and undone as a whole.
 */
export async function insertOrder(
  tx: WriteTx,
  order: OrderToPlace,
): Promise<{ order: OrderRow; items: ItemRow[] }> {
  const { wanted, price, terms, ...same } = order
  const lines = wanted.map(({ goods, quantity }, at) => ({
    sku_id: goods.sku_id,
    product_id: goods.product_id,
    title: goods.title,
    sku_text: goods.sku_text,
    picture: goods.picture,
    price_cents: goods.price_cents,
    quantity,
    pay_cents: price.lineCents[at] ?? 0,
    ...promisedWith(goods, terms),
  }))
  const [done] = await (order.buyerCouponId === null ? placePlain : placeWithCoupon)(tx, {
    ...same,
    lines: JSON.stringify(lines.map((line, place) => ({ ...line, place }))),
    goodsCents: price.goodsCents,
    discountCents: price.discountCents,
    dispatchCents: price.postage.cents,
    payCents: price.payCents,
    shipTo: order.shipTo && JSON.stringify(order.shipTo),
    actor: `buyer:${order.buyerId}`,
    aMinuteAgo: later(order.now, -minutes(1)),
  })
  if (!done || done.taken !== lines.length) return refuse(m.orders_goods_gone)
  refuseHoarding(done, lines, terms.mayHold)
  if (order.buyerCouponId !== null && done.reserved === 0) return refuse(m.orders_coupon_gone)
  return {
    order: rowOf(order, done.id),
    items: lines.map((line) => ({
      ...line,
      id: done.items[line.sku_id] ?? 0,
      order_id: done.id,
      packed_grams: null,
      sent: 0,
      refund_status: ITEM_REFUND.none,
      refunded_num: 0,
      refunded_cents: 0,
      withheld: 0,
      downloaded_at: null,
    })),
  }
}

const rowOf = (order: OrderToPlace, id: number): OrderRow => ({
  id,
  order_sn: order.orderSn,
  status: ORDER.awaitingPayment,
  virtual: order.virtual,
  goods_cents: order.price.goodsCents,
  discount_cents: order.price.discountCents,
  dispatch_cents: order.price.postage.cents,
  pay_cents: order.price.payCents,
  pay_method: '',
  remark: order.remark,
  ship_to: order.shipTo,
  created_at: order.now,
  expires_at: order.expiresAt,
  expected_on: order.expectedOn,
  paid_at: null,
  shipped_at: null,
  received_at: null,
  closed_at: null,
  cancelled_at: null,
  postage_back: false,
})
