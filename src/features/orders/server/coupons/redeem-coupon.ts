import type { ordersContract } from '#features/orders/orders-contract.ts'
import { couponCodeFaults, readCouponCode } from '#features/orders/orders-rules.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import { refuse } from '#platform/refusal.ts'
import { refuseFirst } from '#platform/refuse-first.ts'
import * as m from '#words'
import { couponOf, showCoupon } from './find-usable-coupon.ts'
import { takeCoupon } from './take-coupon.ts'

export const redeemCoupon: Act<typeof ordersContract.redeemCoupon> = async (input, context) => {
  const { tx, actor, now, language } = context
  refuseFirst(couponCodeFaults({ code: input.coupon_code }))
  const coupon = await tx
    .selectFrom('coupon')
    .selectAll()
    .where('code', '=', readCouponCode(input.coupon_code))
    .executeTakeFirst()
  if (!coupon) return refuse(m.orders_coupon_unknown)
  const mine = await takeCoupon(tx, coupon, { buyerId: actor.id, now })
  if (!mine) return refuse(m.orders_coupon_already)
  return withMessage(showCoupon(couponOf({ ...coupon, id: mine.id }), language), m.orders_coupon_done)
}
