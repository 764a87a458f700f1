import { DEMO_LOGIN } from '#demo/demo-login.ts'
import type { ReadSeed } from '#demo/read-seed.ts'
import { nameEvidencePictures } from '#demo/seed/picture-names.ts'
import { AFTER_SALE } from '#features/after-sales/after-sale-states.ts'
import { approve, receive, reject } from '#features/after-sales/server/judge.ts'
import { lockAfterSale } from '#features/after-sales/server/lock-after-sale.ts'
import { openAfterSale } from '#features/after-sales/server/open-after-sale.ts'
import { sellerDeadline } from '#features/after-sales/server/read-days.ts'
import { takeStep } from '#features/after-sales/server/take-step.ts'
import { ORDER, type OrderState } from '#features/orders/order-states.ts'
import { insertOrder } from '#features/orders/server/create/insert-order.ts'
import { lockForOrder } from '#features/orders/server/create/lock-for-order.ts'
import { readOrderTerms } from '#features/orders/server/create/order-terms.ts'
import { makeOrderNumber } from '#features/orders/server/make-order-number.ts'
import { moveOrder } from '#features/orders/server/move-order.ts'
import { priceOrder } from '#features/orders/server/price-order.ts'
import type { ItemRow } from '#features/orders/server/show-order.ts'
import { expectedDay } from '#features/postage/delivery-rules.ts'
import { findDelivery } from '#features/postage/server/find-delivery.ts'
import type { WriteTx } from '#platform/database/tx.ts'
import { pictureUrl } from '#platform/picture-address.ts'
import { days, hours, later, minutes } from '#platform/time.ts'
import type { AfterSaleSeed, OrdersSeed } from '../../../seeds/seed-types.ts'
import { payDemoOrder, returnDemoMoney } from './seed-payments.ts'
import { sendDemoParcel } from './send-demo-parcel.ts'

const SELLER = 'seller:demo'

/**
 * The demo buyer's requests, in every state of both types, each on an order of its own. They come about by what runs
 * in the shop too, at earlier moments, so that stock, money and history are what they would be.
 */
export async function seedAfterSales(tx: WriteTx, read: ReadSeed, now: Date): Promise<void> {
  const buyer = await tx
    .selectFrom('buyer')
    .innerJoin('address', 'address.buyer_id', 'buyer.id')
    .select(['buyer.id', 'address.id as addressId'])
    .where('prefix', '=', DEMO_LOGIN.prefix)
    .where('buyer.mobile', '=', DEMO_LOGIN.mobile)
    .where('closed_at', 'is', null)
    .orderBy('is_default', 'desc')
    .executeTakeFirst()
  if (!buyer) return
  const { way } = await read<OrdersSeed>('orders')
  for (const [index, seed] of (await read<AfterSaleSeed[]>('after-sales')).entries()) {
    const placed = later(now, -days(seed.order_days_ago))
    const item = await placeOrder(tx, { buyer, seed, now: placed })
    await move(tx, item.order_id, { upTo: seed.order_status, placed, buyerId: buyer.id, way })
    const images = nameEvidencePictures(index, seed).map(pictureUrl)
    await request(tx, { buyerId: buyer.id, item, seed, images, now: later(placed, hours(20)) })
  }
  await returnDemoMoney(tx)
}

type Placing = { buyer: { id: number; addressId: number }; seed: AfterSaleSeed; now: Date }
type Item = ItemRow

async function placeOrder(tx: WriteTx, { buyer, seed, now }: Placing): Promise<Item> {
  const sku = await tx
    .selectFrom('sku')
    .select('id')
    .where('product_id', '=', seed.product)
    .orderBy('id')
    .executeTakeFirstOrThrow()
  const { goods, shipTo, ids } = await lockForOrder(tx, {
    buyerId: buyer.id,
    skuIds: [sku.id],
    addressId: buyer.addressId,
    now,
  })
  const delivery = shipTo && (await findDelivery(tx, shipTo.province_id))
  const wanted = goods.map((one) => ({ goods: one, quantity: seed.quantity }))
  const price = priceOrder(wanted, undefined, delivery ?? undefined)
  const expiresAt = later(now, minutes(30))
  const { order, items } = await insertOrder(tx, {
    ids,
    orderSn: makeOrderNumber(now),
    buyerId: buyer.id,
    wanted,
    price,
    virtual: false,
    source: 'goods',
    remark: '',
    shipTo,
    buyerCouponId: null,
    now,
    expiresAt,
    terms: await readOrderTerms(tx),
    expectedOn: delivery && expectedDay(now, delivery),
  })
  const paid = { buyerId: buyer.id, orderId: order.id, cents: price.payCents, now: later(now, minutes(2)) }
  // With Alipay, whose stand-in knows the trade then: it can be asked for the refund.
  await payDemoOrder(tx, { ...paid, method: 'alipay' })
  const [item] = items
  if (!item) throw new Error(`The demo order of product ${seed.product} has no item`)
  return item
}

type Moving = { upTo: OrderState; placed: Date; buyerId: number; way: OrdersSeed['way'] }

/** Shipped some hours after payment, received some hours after that: these parcels go twice as fast as others. */
async function move(tx: WriteTx, orderId: number, { upTo, placed, buyerId, way }: Moving): Promise<void> {
  if (ORDER[upTo] < ORDER.shipped) return
  const stops = way.map((stop) => ({ ...stop, hours: stop.hours / 2 }))
  const trackingNo = `SF16800430${String(orderId).padStart(5, '0')}`
  await sendDemoParcel(tx, { orderId, courier: 'SF', trackingNo, stops, placedAt: placed })
  if (upTo !== 'received') return
  const by = { actor: `buyer:${buyerId}`, reason: 'received', now: later(placed, hours(16)) }
  await moveOrder(tx, { ids: [orderId], from: [ORDER.shipped], to: ORDER.received, ...by })
}

type Requesting = { buyerId: number; item: Item; seed: AfterSaleSeed; images: string[]; now: Date }

async function request(tx: WriteTx, { buyerId, item, seed, images, now }: Requesting): Promise<void> {
  const { reason } = await tx
    .selectFrom('refund_reason')
    .select('reason')
    .where('id', '=', seed.reason)
    .where('type', '=', seed.type)
    .executeTakeFirstOrThrow()
  const { type, content, status } = seed
  const id = await openAfterSale(tx, {
    buyerId,
    item,
    num: item.quantity,
    type,
    reason,
    content,
    images,
    now,
  })
  const lock = async () => (await lockAfterSale(tx, id)) ?? Promise.reject(new Error(`No request ${id}`))
  const judged = { actor: SELLER, now: later(now, hours(3)) }
  const buyer = `buyer:${buyerId}`
  if (status === 'cancelled')
    return void (await takeStep(tx, await lock(), { act: 'cancel', actor: buyer, now: judged.now }))
  if (status === 'rejected')
    return reject(
      tx,
      await lock(),
      { reason: seed.said?.zh_CN ?? '', reason_en: seed.said?.en_US ?? '' },
      judged,
    )
  if (status !== 'applied') await approve(tx, await lock(), judged)
  if (type === 'refund' || AFTER_SALE[status] < AFTER_SALE.sentBack) return
  const sent = later(judged.now, hours(15))
  const courier = await tx
    .selectFrom('courier')
    .select('id')
    .where('code', '=', seed.courier ?? 'SF')
    .executeTakeFirstOrThrow()
  const courier_no = seed.courier_no ?? 'SF1620047711038'
  const more = { courier_id: courier.id, courier_no, due_at: await sellerDeadline(tx, sent) }
  await takeStep(tx, await lock(), { act: 'send', actor: buyer, note: courier_no, more, now: sent })
  if (status === 'settled')
    await receive(tx, await lock(), { actor: SELLER, counted: true, now: later(sent, days(1)) })
}
