import { COUPONS } from '#features/orders/coupons-contract.ts'
import type { couponsSellerContract } from '#features/orders/coupons-seller-contract.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'
import { lockCoupon } from './lock-coupon.ts'
import { showSellerCoupon } from './show-seller-coupon.ts'

export const endCoupon: Act<typeof couponsSellerContract.endCoupon> = async ({ code }, context) => {
  const { tx, now, language, changed, trace } = context
  const before = await lockCoupon(tx, code)
  if (before.ended_at) return refuse(m.coupons_ended_already)
  await tx.updateTable('coupon').set({ ended_at: now }).where('id', '=', before.id).execute()
  trace({ thing: 'coupon', id: before.code, before: { ended: 0 }, after: { ended: 1 } })
  changed(COUPONS)
  return withMessage(showSellerCoupon({ ...before, ended_at: now }, language), m.coupons_ended, {
    code: before.code,
  })
}
