import type { couponsContract } from '#features/orders/coupons-contract.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'
import { couponOf, showCoupon } from './find-usable-coupon.ts'
import { takeCoupon } from './take-coupon.ts'

export const collectCoupon: Act<typeof couponsContract.collectCoupon> = async ({ id }, context) => {
  const { tx, actor, now, language } = context
  const coupon = await tx
    .selectFrom('coupon')
    .selectAll()
    .where('id', '=', id)
    .where('collectable', '=', true)
    .executeTakeFirst()
  if (!coupon) return refuse(m.orders_coupon_unknown)
  // Asked for first: whoever has it is not told that it has run out since.
  const had = await tx
    .selectFrom('buyer_coupon')
    .select('id')
    .where('coupon_id', '=', id)
    .where('buyer_id', '=', actor.id)
    .executeTakeFirst()
  const mine = had ?? (await takeCoupon(tx, coupon, { buyerId: actor.id, now }))
  // Another click of the same buyer was first.
  if (!mine) return collectCoupon({ id }, context)
  return withMessage(showCoupon(couponOf({ ...coupon, id: mine.id }), language), m.orders_coupon_done)
}
