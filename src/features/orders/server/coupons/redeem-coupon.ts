import type { ordersContract } from '#features/orders/orders-contract.ts'
import { couponCodeFaults, readCouponCode } from '#features/orders/orders-rules.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import type { ReadTx } from '#platform/database/tx.ts'
import { refuse } from '#platform/refusal.ts'
import { refuseFirst } from '#platform/refuse-first.ts'
import * as m from '#words'
import { couponOf, showCoupon } from './find-usable-coupon.ts'

export const redeemCoupon: Act<typeof ordersContract.redeemCoupon> = async (input, context) => {
  const { tx, actor, now, language } = context
  refuseFirst(couponCodeFaults({ code: input.coupon_code }))
  const coupon = await tx
    .selectFrom('coupon')
    .selectAll()
    .where('code', '=', readCouponCode(input.coupon_code))
    .executeTakeFirst()
  if (!coupon) return refuse(m.orders_coupon_unknown)
  if (coupon.for_buyer_id !== null && coupon.for_buyer_id !== actor.id) refuse(m.orders_coupon_not_yours)
  if (coupon.starts_at > now) refuse(m.orders_coupon_early)
  if (coupon.ends_at <= now) refuse(m.orders_coupon_ended)
  if (coupon.for_new_buyers && (await hasPaid(tx, actor.id))) refuse(m.orders_coupon_not_yours)
  const mine = await tx
    .insertInto('buyer_coupon')
    .values({ coupon_id: coupon.id, buyer_id: actor.id, redeemed_at: now })
    .onConflict((conflict) => conflict.columns(['coupon_id', 'buyer_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!mine) return refuse(m.orders_coupon_already)
  const counted = await tx
    .updateTable('coupon')
    .set((eb) => ({ redeemed: eb('redeemed', '+', 1) }))
    .where('id', '=', coupon.id)
    .whereRef('redeemed', '<', 'cap')
    .executeTakeFirst()
  if (counted.numUpdatedRows === 0n) return refuse(m.orders_coupon_used_up)
  return withMessage(showCoupon(couponOf({ ...coupon, id: mine.id }), language), m.orders_coupon_done)
}

const hasPaid = async (tx: ReadTx, buyerId: number) =>
  (await tx
    .selectFrom('shop_order')
    .select('id')
    .where('buyer_id', '=', buyerId)
    .where('paid_at', 'is not', null)
    .limit(1)
    .executeTakeFirst()) !== undefined
