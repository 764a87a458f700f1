import { lockBuyerAhead } from '#features/account/server/lock-buyer.ts'
import { removeLines } from '#features/cart/server/remove-lines.ts'
import { tagsOfScarce } from '#features/catalogue/server/stock/tags-of-scarce.ts'
import type { ordersContract } from '#features/orders/orders-contract.ts'
import { mergeGoods, orderFaults } from '#features/orders/orders-rules.ts'
import { findUsableCoupon } from '#features/orders/server/coupons/find-usable-coupon.ts'
import { makeOrderNumber } from '#features/orders/server/make-order-number.ts'
import { markPaid } from '#features/orders/server/mark-paid.ts'
import {
  isVirtual,
  matchGoods,
  refuseOffSale,
  refuseShort,
  type Wanted,
} from '#features/orders/server/match-goods.ts'
import { type Price, priceOrder } from '#features/orders/server/price-order.ts'
import { refuseProvince } from '#features/orders/server/refuse-province.ts'
import { showOrder } from '#features/orders/server/show-order.ts'
import { expectedDay } from '#features/postage/delivery-rules.ts'
import { deliveryTo } from '#features/postage/server/find-delivery.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import type { Received } from '#platform/contract/define.ts'
import type { WriteTx } from '#platform/database/tx.ts'
import { toYuan } from '#platform/money.ts'
import { refuse } from '#platform/refusal.ts'
import { refuseFirst } from '#platform/refuse-first.ts'
import { later, minutes } from '#platform/time.ts'
import * as m from '#words'
import { insertOrder } from './insert-order.ts'
import { refuseHoarding } from './limit-unpaid.ts'
import { lockForOrder } from './lock-for-order.ts'
import { orderTerms } from './order-terms.ts'

export const createOrder: Act<typeof ordersContract.createOrder> = async (input, context) => {
  const { tx, actor, now, language, changed } = context
  const { remark } = input
  refuseFirst(orderFaults({ goods: input.goods_list, remark }))
  const lines = mergeGoods(input.goods_list)
  const terms = await orderTerms(context)
  const skuIds = lines.map((line) => line.sku_price_id)
  await lockBuyerAhead(tx, { buyerId: actor.id })
  const coupon = input.coupon_id ? await findUsableCoupon(tx, actor.id, input.coupon_id, now) : undefined
  const locked = await lockForOrder(tx, { buyerId: actor.id, skuIds, addressId: input.address_id, now })
  const wanted = matchGoods(lines, locked.goods)
  refuseOffSale(wanted, language)
  const virtual = isVirtual(wanted)
  if (virtual) refuseFromCart(input)
  const shipTo = virtual ? null : (locked.shipTo ?? refuseAddress(input))
  const delivery = shipTo && (await deliveryTo(context, shipTo.province_id))
  if (delivery && !delivery.delivered) refuseProvince(shipTo, language)
  refuseShort(wanted, language)
  const price = priceOrder(wanted, coupon, delivery ?? undefined)
  if (coupon && price.discountCents === 0) refuse(m.orders_coupon_not_enough, { enough: coupon.enough })
  if (input.pay_fee !== undefined && input.pay_fee !== price.payCents) refuseSum(price)
  refuseHoarding(locked.before, wanted, terms.mayHold)
  const placed = await insertOrder(tx, {
    ids: locked.ids,
    orderSn: makeOrderNumber(now),
    buyerId: actor.id,
    wanted,
    price,
    virtual,
    source: input.from,
    remark,
    shipTo,
    buyerCouponId: coupon?.id ?? null,
    now,
    expiresAt: later(now, minutes(terms.unpaidMinutes)),
    terms,
    expectedOn: delivery && expectedDay(now, delivery),
  })
  if (input.from === 'cart') await removeLines(context, actor.id, skuIds)
  changed(...tagsOfScarce(wanted.map(moved)))
  if (price.payCents > 0) return withMessage(showOrder(placed.order, placed.items, context), m.orders_created)
  const paid = await payByCouponAlone(tx, placed.order.id, now)
  return withMessage(showOrder({ ...placed.order, ...paid }, placed.items, context), m.orders_created)
}

/** The coupon pays for everything: there is nothing to wait for. */
async function payByCouponAlone(tx: WriteTx, orderId: number, now: Date) {
  const paid = await markPaid(tx, { orderId, cents: 0, method: 'coupon', now })
  if (paid.outcome !== 'paid') throw new Error('An order that costs nothing could not be marked as paid')
  return paid.now
}

type Asked = Received<typeof ordersContract.createOrder>

const refuseFromCart = ({ from }: Asked) => (from === 'cart' ? refuse(m.orders_virtual_buy_now) : undefined)

const refuseAddress = ({ address_id }: Asked) =>
  refuse(address_id ? m.orders_no_address : m.orders_choose_address)

/** Nobody pays another sum than the one they agreed to. */
function refuseSum({ payCents }: Price): never {
  const pay_fee = toYuan(payCents)
  return refuse(m.orders_sum_changed, { pay_fee }, { pay_fee })
}

const moved = ({ goods, quantity }: Wanted) => ({
  product_id: goods.product_id,
  before: goods.stock,
  after: goods.stock - quantity,
})
