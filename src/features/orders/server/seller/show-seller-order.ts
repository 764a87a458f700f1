import { placeName } from '#features/address/place-name.ts'
import { ORDER } from '#features/orders/order-states.ts'
import type { ordersSellerContract } from '#features/orders/orders-seller-contract.ts'
import { leftToSend } from '#features/orders/parcel-rules.ts'
import { isPostageBack, refundedCents } from '#features/orders/refund-rules.ts'
import { tellOrderReason } from '#features/orders/tell-order-reason.ts'
import { nominalGrams } from '#features/orders/weight-rules.ts'
import { actorMay } from '#features/people/actor-may.ts'
import { nameActors } from '#features/people/server/name-actors.ts'
import type { Act } from '#platform/contract/act.ts'
import { inLanguage } from '#platform/database/texts.ts'
import type { ReadTx } from '#platform/database/tx.ts'
import type { Language } from '#platform/i18n/language.ts'
import { toYuan } from '#platform/money.ts'
import { refuse } from '#platform/refusal.ts'
import { shopTime } from '#platform/time.ts'
import * as m from '#words'
import { itemsOf } from '../order-store.ts'
import { findParcels } from '../parcels/find-parcels.ts'
import { showShipTo } from '../show-order.ts'
import { sellerOrders, showLine } from './list-seller-orders.ts'
import { isSeenBy } from './seen-orders.ts'

export const showSellerOrder: Act<typeof ordersSellerContract.showSellerOrder> = async (
  { order_sn },
  { tx, actor, language },
) => {
  const order = await sellerOrders(tx, language)
    .select(['shop_order.buyer_id', 'goods_cents', 'discount_cents', 'dispatch_cents', 'postage_back'])
    .select('pay_method')
    .where('order_sn', '=', order_sn)
    .where(isSeenBy(actor))
    .executeTakeFirst()
  if (!order) return refuse(m.orders_none)
  const sums = actorMay(actor, 'see sums')
  const yuan = (cents: number) => (sums ? toYuan(cents) : '')
  // Where it went is no longer a packer's business once it has left.
  const open = order.status === ORDER.paid || actorMay(actor, 'see every order')
  const shipTo = open && order.ship_to ? showShipTo(order.ship_to, language) : null
  const history = await tx
    .selectFrom('order_event')
    .where('order_id', '=', order.id)
    // Older orders have one for their beginning.
    .where('from_status', 'is not', null)
    .select(['created_at', 'from_status', 'to_status', 'actor', 'reason'])
    .orderBy('id')
    .execute()
  const notes = await tx
    .selectFrom('order_note')
    .where('order_id', '=', order.id)
    .select(['created_at', 'actor', 'text'])
    .orderBy('id')
    .execute()
  const items = await itemsOf(tx, [order.id])
  const shopOf = await findShopNames(tx, items, language)
  const parcels = await findParcelsOf(tx, order.id, language)
  const events = [placed(order), ...history]
  const corrections = parcels.flatMap((parcel) => parcel.corrections)
  const actors = [...events, ...notes, ...corrections].map((one) => one.actor)
  const nameOf = await nameActors(tx, actors, language)
  const courierName = await findCourierNames(tx, language)
  return {
    ...showLine(order, sums),
    buyer_id: order.buyer_id,
    goods_amount: yuan(order.goods_cents),
    discount_amount: yuan(order.discount_cents),
    dispatch_amount: yuan(order.dispatch_cents),
    given_back: yuan(refundedCents(order, items)),
    pay_method: sums ? order.pay_method : '',
    postage_left: yuan(isPostageBack(order, items) ? 0 : order.dispatch_cents),
    address: shipTo
      ? `${shipTo.consignee} ${shipTo.mobile} ${placeName(shipTo, language)} ${shipTo.address}`
      : '',
    items: items.map((item) => ({
      sku_id: item.sku_id,
      product_id: item.product_id,
      title: item.title[language],
      option: item.sku_text[language],
      picture: item.picture,
      shop: shopOf(item.product_id),
      price: yuan(item.price_cents),
      num: item.quantity,
      sent: item.sent,
      left: leftToSend(item),
      missing: item.missing,
      pay_price: yuan(item.pay_cents),
      refund_status: item.refund_status,
      nominal_grams: nominalGrams(item),
      packed_grams: item.packed_grams ?? 0,
      refunded_num: item.refunded_num,
      refunded_amount: yuan(item.refunded_cents),
    })),
    parcels: parcels.map((parcel) => ({
      ...parcel,
      corrections: parcel.corrections.map((one) => ({ ...one, by: nameOf(one.actor) })),
    })),
    notes: notes.map(({ created_at, ...note }) => ({
      ...note,
      by: nameOf(note.actor),
      time: shopTime(created_at),
    })),
    history: events.map((event) => ({
      time: shopTime(event.created_at),
      from: event.from_status,
      to: event.to_status,
      actor: event.actor,
      by: nameOf(event.actor),
      reason: tellOrderReason(event.reason, language, courierName),
    })),
  }
}

/** The shop each of the goods is from today: an order does not keep it. */
async function findShopNames(tx: ReadTx, items: readonly { product_id: number }[], language: Language) {
  const ids = items.map(({ product_id }) => product_id)
  const shops = await tx
    .selectFrom('product')
    .innerJoin('shop', 'shop.id', 'product.shop_id')
    .select(['product.id', inLanguage('shop.name', language).as('name')])
    .where('product.id', 'in', ids)
    .execute()
  const names = new Map(shops.map(({ id, name }) => [id, name]))
  return (productId: number) => names.get(productId) ?? ''
}

async function findCourierNames(tx: ReadTx, language: Language) {
  const couriers = await tx.selectFrom('courier').select(['code', 'name']).execute()
  const names = new Map(couriers.map(({ code, name }) => [code, name[language]]))
  return (code: string) => names.get(code)
}

/** The order says it itself. */
const placed = ({ created_at, buyer_id }: { created_at: Date; buyer_id: number }) => ({
  created_at,
  from_status: null,
  to_status: ORDER.awaitingPayment,
  actor: `buyer:${buyer_id}`,
  reason: 'placed',
})

/** With what their numbers were before, which is no business of the buyer's. */
async function findParcelsOf(tx: ReadTx, orderId: number, language: Language) {
  const parcels = await findParcels(tx, orderId, language)
  const corrections = await tx
    .selectFrom('parcel_correction')
    .innerJoin('parcel', 'parcel.id', 'parcel_correction.parcel_id')
    .where('parcel.order_id', '=', orderId)
    .select(['parcel_id', 'parcel_correction.tracking_no', 'actor', 'created_at'])
    .orderBy('parcel_correction.id')
    .execute()
  return parcels.map((parcel) => ({
    ...parcel,
    corrections: corrections
      .filter(({ parcel_id }) => parcel_id === parcel.parcel_id)
      .map((one) => ({ time: shopTime(one.created_at), was: one.tracking_no, actor: one.actor })),
  }))
}
