import { findDemoBuyer } from '#demo/find-demo-buyer.ts'
import type { ReadSeed } from '#demo/read-seed.ts'
import { addressesOf } from '#features/address/server/address-store.ts'
import { isClosed, isPaid, ORDER } from '#features/orders/order-states.ts'
import { closeOrders } from '#features/orders/server/close-orders.ts'
import { REVIEWED } from '#features/orders/server/complete-order.ts'
import { insertOrder } from '#features/orders/server/create/insert-order.ts'
import { lockForOrder } from '#features/orders/server/create/lock-for-order.ts'
import { readOrderTerms } from '#features/orders/server/create/order-terms.ts'
import { makeOrderNumber } from '#features/orders/server/make-order-number.ts'
import { isVirtual, matchGoods } from '#features/orders/server/match-goods.ts'
import { moveOrder } from '#features/orders/server/move-order.ts'
import { priceOrder } from '#features/orders/server/price-order.ts'
import { expectedDay } from '#features/postage/delivery-rules.ts'
import { findDelivery } from '#features/postage/server/find-delivery.ts'
import { addReviews } from '#features/reviews/server/add-reviews.ts'
import type { WriteTx } from '#platform/database/tx.ts'
import { days, hours, later, minutes } from '#platform/time.ts'
import type { OrderSeed, OrdersSeed } from '../../../seeds/seed-types.ts'
import { payDemoOrder, topUpDemoWallet } from './seed-payments.ts'
import { sendDemoParcel } from './send-demo-parcel.ts'

type Scene = {
  tx: WriteTx
  buyerId: number
  seed: OrderSeed
  way: OrdersSeed['way']
  placedAt: Date
  now: Date
}
type Item = { id: number; product_id: number }

/**
 * What the demo buyer has bought. Nothing is made up behind the shop's back: stock, money, ledger and history are
 * written by the acts a real purchase uses, only earlier. Paid orders of several kinds, for whoever needs some to ask
 * money back for: "received, two kinds", "received, three kinds", "shipped and delivered, three kinds", "on its way",
 * "paid, three kinds, on hold", "paid from the wallet, on hold".
 */
export async function seedOrders(tx: WriteTx, read: ReadSeed, now: Date): Promise<void> {
  const buyer = await findDemoBuyer(tx)
  if (!buyer) return
  const buyerId = buyer.id
  const { top_up, way, orders } = await read<OrdersSeed>('orders')
  await topUpDemoWallet(tx, { buyerId, amount: top_up.amount, now: later(now, -days(top_up.days_ago)) })
  for (const seed of orders) {
    await seedOrder({ tx, buyerId, seed, way, placedAt: later(now, -days(seed.days_ago)), now })
  }
  // What was told days ago has been read since.
  await tx
    .updateTable('buyer_message')
    .set((eb) => ({ read_at: eb.ref('created_at') }))
    .where('buyer_id', '=', buyerId)
    .where('created_at', '<', later(now, -days(1)))
    .execute()
}

async function seedOrder(scene: Scene): Promise<void> {
  const { tx, seed, placedAt } = scene
  const { id, items, cents } = await place(scene)
  const ids = [id]
  const status = ORDER[seed.status]
  if (isClosed(status)) {
    const byBuyer = status === ORDER.closedByBuyer
    const end = later(placedAt, byBuyer ? minutes(8) : minutes(30))
    const actor = byBuyer ? `buyer:${scene.buyerId}` : 'shop'
    const reason = byBuyer ? 'cancelled' : 'not paid in time'
    const closing = byBuyer ? ORDER.closedByBuyer : ORDER.closedByTime
    await closeOrders(tx, { ids, status: closing, actor, reason, now: end })
  }
  if (!isPaid(status)) return
  const paidAt = later(placedAt, minutes(3))
  await payDemoOrder(tx, {
    orderId: id,
    buyerId: scene.buyerId,
    cents,
    method: seed.method ?? 'alipay',
    now: paidAt,
  })
  if (seed.courier) {
    const { courier, tracking_no: trackingNo = '' } = seed
    const stops = scene.way.slice(0, seed.stops ?? 1)
    await sendDemoParcel(tx, { orderId: id, courier, trackingNo, stops, placedAt })
  }
  if (seed.downloaded) {
    await tx
      .updateTable('order_item')
      .set({ downloaded_at: later(paidAt, minutes(2)) })
      .where('order_id', '=', id)
      .execute()
  }
  await finish(scene, id, items)
}

async function place({ tx, buyerId, seed, placedAt, now }: Scene) {
  const [address] = await addressesOf(tx, buyerId)
  if (!address) throw new Error('The demo buyer has no address')
  const lines = await Promise.all(
    seed.goods.map(async ({ product, sku, num }) => ({
      product_id: product,
      sku_price_id: await findSkuId(tx, product, sku),
      num,
    })),
  )
  const skuIds = lines.map(({ sku_price_id }) => sku_price_id)
  const locked = await lockForOrder(tx, { buyerId, skuIds, addressId: address.id, now: placedAt })
  const wanted = matchGoods(lines, locked.goods)
  const virtual = isVirtual(wanted)
  const shipTo = virtual ? null : locked.shipTo
  const delivery = shipTo && (await findDelivery(tx, shipTo.province_id))
  const price = priceOrder(wanted, undefined, delivery ?? undefined)
  const { order, items } = await insertOrder(tx, {
    ids: locked.ids,
    orderSn: makeOrderNumber(placedAt),
    buyerId,
    wanted,
    price,
    virtual,
    source: virtual || wanted.length === 1 ? 'goods' : 'cart',
    remark: seed.remark ?? '',
    shipTo,
    buyerCouponId: null,
    now: placedAt,
    expiresAt: seed.pay_within_hours
      ? later(now, hours(seed.pay_within_hours))
      : later(placedAt, minutes(30)),
    terms: await readOrderTerms(tx),
    expectedOn: delivery && expectedDay(placedAt, delivery),
  })
  return { id: order.id, items, cents: price.payCents }
}

async function findSkuId(tx: WriteTx, product: number, at: number): Promise<number> {
  const skus = await tx
    .selectFrom('sku')
    .select('id')
    .where('product_id', '=', product)
    .orderBy('position')
    .orderBy('id')
    .execute()
  const sku = skus[at]
  if (!sku) throw new Error(`Product ${product} of orders.json has no sku ${at}`)
  return sku.id
}

/** Received a day and a half after ordering; reviewed, or completed when the time for that was over. */
async function finish({ tx, buyerId, seed, placedAt }: Scene, id: number, items: Item[]): Promise<void> {
  if (ORDER[seed.status] < ORDER.received) return
  const actor = `buyer:${buyerId}`
  const receivedAt = later(placedAt, hours(36))
  const received = { actor, reason: 'received', now: receivedAt }
  await moveOrder(tx, { ids: [id], from: [ORDER.shipped], to: ORDER.received, ...received })
  if (seed.status !== 'completed') return
  const { reviews } = seed
  const end = later(receivedAt, reviews ? hours(5) : days(7))
  if (reviews) {
    await addReviews(
      tx,
      items.map((item, at) => ({
        productId: item.product_id,
        buyerId,
        orderItemId: item.id,
        level: reviews[at]?.level ?? 5,
        content: reviews[at]?.content ?? '',
        pictures: [],
        anonymous: reviews[at]?.anonymous ?? true,
        createdAt: end,
      })),
    )
  }
  const by = reviews ? { actor, reason: REVIEWED } : { actor: 'shop', reason: 'not reviewed in time' }
  await moveOrder(tx, { ids: [id], from: [ORDER.received], to: ORDER.completed, ...by, now: end })
}
