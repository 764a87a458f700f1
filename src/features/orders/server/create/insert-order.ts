import { sql } from 'kysely'
import { takeStock } from '#features/catalogue/server/stock/take-stock.ts'
import { ITEM_REFUND, ORDER } from '#features/orders/order-states.ts'
import { UNPAID_OF_SKU, UNPAID_PIECES } from '#features/orders/orders-rules.ts'
import type { Day } from '#platform/calendar-day.ts'
import { literal } from '#platform/database/literal.ts'
import { prepared } from '#platform/database/prepared.ts'
import { run } from '#platform/database/raw-sql.ts'
import type { WriteTx } from '#platform/database/tx.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'
import { type Holding, type MayHold, mayHold, refuseHolding, unpaidOf } from './limit-unpaid.ts'
import type { Wanted } from './match-goods.ts'
import type { ShipTo } from './orders-tables.ts'
import type { Price } from './price-order.ts'
import { type Promised, promisedWith } from './promised-goods.ts'
import type { ItemRow, OrderRow } from './show-order.ts'

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
  /** What the shop's settings say of unpaid pieces; absent: the usual. */
  mayHold?: Partial<MayHold>
  /** The day the parcel is expected; null where nothing is sent. */
  expectedOn: Day | null
}

type PlacedItem = Promised & { id: number }

type Done = Holding & {
  id: number | null
  items: Record<number, PlacedItem> | null
  taken: number
  locked: number
}

const NEW = literal(ORDER.awaitingPayment)

/**
 * One statement for everything an order changes: stock, coupon, the order, its items and its first event. The rows
 * are held already, so nothing is waited for; what does not fit after all (a coupon, one order too many) is refused
 * and undone as a whole.
 */
export async function insertOrder(
  tx: WriteTx,
  order: OrderToPlace,
): Promise<{ order: OrderRow; items: ItemRow[] }> {
  const { buyerId, price, now, expiresAt, buyerCouponId } = order
  const limit = { ofSku: UNPAID_OF_SKU, inAll: UNPAID_PIECES, ...order.mayHold }
  const lines = order.wanted.map(({ goods, quantity }, at) => ({
    sku_id: goods.sku_id,
    product_id: goods.product_id,
    title: goods.title,
    sku_text: goods.sku_text,
    picture: goods.picture,
    price_cents: goods.price_cents,
    quantity,
    pay_cents: price.lineCents[at] ?? 0,
  }))
  const actor = `buyer:${buyerId}`
  const shipTo = order.shipTo ? JSON.stringify(order.shipTo) : null
  const { rows } = await run<Done>(tx)`${prepared}
    with line as materialized (
      select * from json_to_recordset(${JSON.stringify(lines.map((line, place) => ({ ...line, place })))}::json) as l(
        place smallint, sku_id bigint, product_id bigint, title jsonb, sku_text jsonb, picture text, price_cents int,
        quantity smallint, pay_cents bigint)
    ), number as materialized (
      select nextval('shop_order_id_seq') as id
    ), ${unpaidOf(buyerId, now)}, ${takeStock(sql`select sku_id, quantity from line`, {
      orderSn: order.orderSn,
      actor,
      now,
    })},
    held as (
      update buyer_coupon set order_id = (select id from number)
      where id = ${buyerCouponId}::bigint and buyer_id = ${buyerId} and order_id is null
      returning id
    ), placed as (
      insert into shop_order (id, order_sn, buyer_id, status, virtual, goods_cents, discount_cents, dispatch_cents,
        pay_cents, buyer_coupon_id, source, remark, ship_to, created_at, expires_at, close_after,
        expected_on)
      select id, ${order.orderSn}::text, ${buyerId}::bigint, ${NEW}, ${order.virtual}::boolean, ${price.goodsCents}::bigint,
        ${price.discountCents}::bigint, ${price.postage.cents}::bigint, ${price.payCents}::bigint,
        ${buyerCouponId}::bigint, ${order.source}::text, ${order.remark}::text, ${shipTo}::jsonb,
        ${now}::timestamptz, ${expiresAt}::timestamptz, ${expiresAt}::timestamptz,
        ${order.expectedOn}::date
      from number
      where ${mayHold(limit)}
      returning id
    ), item as (
      insert into order_item (order_id, product_id, sku_id, title, sku_text, picture, price_cents, quantity, pay_cents,
        nominal_grams, tolerance_permille, after_sale_hours)
      select placed.id, product_id, sku_id, title, sku_text, picture, price_cents, quantity, pay_cents, promised.*
      from placed, line, lateral (${promisedWith('line')}) promised
      order by place
      returning id, sku_id, nominal_grams, tolerance_permille, after_sale_hours
    ), noted as (
      insert into order_event (order_id, from_status, to_status, actor, reason, created_at)
      select id, null, ${NEW}, ${actor}::text, 'placed', ${now}::timestamptz from placed
    )
    select (select id from placed) as id, (select json_object_agg(sku_id, item) from item) as items,
      (select count(*) from taken) as taken, (select count(*) from held) as locked,
      holding.* from holding`
  const done = rows[0]
  if (!done || done.taken !== lines.length) return refuse(m.orders_goods_gone)
  if (done.id === null) return refuseHolding(done, limit)
  if (buyerCouponId !== null && done.locked === 0) return refuse(m.orders_coupon_gone)
  return {
    order: rowOf(order, done.id),
    items: lines.map((line) => ({
      ...line,
      ...itemIn(done, line.sku_id),
      order_id: done.id ?? 0,
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

/** What the database gave the item of a sku. */
function itemIn({ items }: Done, skuId: number): PlacedItem {
  const item = items?.[skuId]
  if (!item) throw new Error(`An order that was placed has no item for sku ${skuId}`)
  return item
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
})
