import { type RawBuilder, sql } from 'kysely'
import { takeStock } from '#features/catalogue/server/stock/take-stock.ts'
import { ITEM_REFUND, ORDER } from '#features/orders/order-states.ts'
import type { Wanted } from '#features/orders/server/match-goods.ts'
import type { ShipTo } from '#features/orders/server/orders-tables.ts'
import type { Price } from '#features/orders/server/price-order.ts'
import type { ItemRow, OrderRow } from '#features/orders/server/show-order.ts'
import type { Day } from '#platform/calendar-day.ts'
import { literal } from '#platform/database/literal.ts'
import { prepareUnread } from '#platform/database/prepare.ts'
import type { WriteTx } from '#platform/database/tx.ts'
import type { OrderIds } from './lock-for-order.ts'
import type { OrderTerms } from './order-terms.ts'
import { promisedWith } from './promised-goods.ts'

export type OrderToPlace = {
  ids: OrderIds
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

type Values = Omit<OrderToPlace, 'ids' | 'wanted' | 'price' | 'terms' | 'shipTo'> & {
  id: number
  lines: string
  goodsCents: number
  discountCents: number
  dispatchCents: number
  payCents: number
  shipTo: string | null
  actor: string
}

const NEW = literal(ORDER.awaitingPayment)

const withoutCoupon = () => sql``

/** Reserves the coupon for the order. */
const takeCoupon = ({ id, buyerCouponId, buyerId }: Values) => sql`
  reserved as (
    update buyer_coupon set order_id = ${id}
    where id = ${buyerCouponId} and buyer_id = ${buyerId} and order_id is null
  ),`

const placeOrder = (coupon: (values: Values) => RawBuilder<unknown>) =>
  prepareUnread<Values>(
    (order) => sql`
    with line as materialized (
      select * from json_to_recordset(${order.lines}::json) as l(id bigint, sku_id bigint, product_id bigint, title jsonb,
        sku_text jsonb, picture text, price_cents int, quantity smallint, pay_cents bigint, nominal_grams int,
        tolerance_permille smallint, after_sale_hours smallint)
    ), ${takeStock(sql`select sku_id, quantity from line`, order)}, ${coupon(order)} item as (
      insert into order_item (id, order_id, product_id, sku_id, title, sku_text, picture, price_cents, quantity, pay_cents,
        nominal_grams, tolerance_permille, after_sale_hours)
      select id, ${order.id}, product_id, sku_id, title, sku_text, picture, price_cents, quantity, pay_cents,
        nominal_grams, tolerance_permille, after_sale_hours
      from line
    )
    insert into shop_order (id, order_sn, buyer_id, status, virtual, goods_cents, discount_cents, dispatch_cents,
      pay_cents, buyer_coupon_id, source, remark, ship_to, created_at, expires_at, close_after, expected_on)
    values (${order.id}, ${order.orderSn}, ${order.buyerId}, ${NEW}, ${order.virtual}, ${order.goodsCents},
      ${order.discountCents}, ${order.dispatchCents}, ${order.payCents}, ${order.buyerCouponId}, ${order.source},
      ${order.remark}, ${order.shipTo}, ${order.now}, ${order.expiresAt}, ${order.expiresAt}, ${order.expectedOn})`,
  )

const placePlain = placeOrder(withoutCoupon)
const placeWithCoupon = placeOrder(takeCoupon)

/**
 * One statement for everything an order changes: stock, coupon, the order and its items. When and by whom it was placed the
 * order says itself. What it takes is held (`lockForOrder`) and everything has been decided, so nobody waits for its answer:
 * it leaves with what comes next.
 */
export async function insertOrder(
  tx: WriteTx,
  order: OrderToPlace,
): Promise<{ order: OrderRow; items: ItemRow[] }> {
  const { ids, wanted, price, terms, ...same } = order
  const lines = wanted.map(({ goods, quantity }, at) => ({
    id: ids.items[at] ?? 0,
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
  await (order.buyerCouponId === null ? placePlain : placeWithCoupon)(tx, {
    ...same,
    id: ids.order,
    lines: JSON.stringify(lines),
    goodsCents: price.goodsCents,
    discountCents: price.discountCents,
    dispatchCents: price.postage.cents,
    payCents: price.payCents,
    shipTo: order.shipTo && JSON.stringify(order.shipTo),
    actor: `buyer:${order.buyerId}`,
  })
  return {
    order: rowOf(order),
    items: lines.map((line) => ({
      ...line,
      order_id: ids.order,
      packed_grams: null,
      sent: 0,
      refund_status: ITEM_REFUND.none,
      refunded_num: 0,
      refunded_cents: 0,
      withheld: 0,
      missing: 0,
      missing_cents: 0,
      downloaded_at: null,
    })),
  }
}

const rowOf = (order: OrderToPlace): OrderRow => ({
  id: order.ids.order,
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
