import type { ordersContract } from '#features/orders/orders-contract.ts'
import type { Act } from '#platform/contract/act.ts'
import { couponOf, freeCoupons, showCoupon } from './find-usable-coupon.ts'

/** Nobody chooses among more. */
const MAX_LISTED = 100

export const listCoupons: Act<typeof ordersContract.listCoupons> = async (
  _,
  { tx, actor, now, language },
) => {
  const rows = await freeCoupons(tx, actor.id)
    .where('ends_at', '>', now)
    .orderBy('ends_at')
    .orderBy('buyer_coupon.id')
    .limit(MAX_LISTED)
    .execute()
  return rows.map((row) => showCoupon(couponOf(row), language))
}
