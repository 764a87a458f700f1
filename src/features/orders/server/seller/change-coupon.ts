import { COUPONS } from '#features/orders/coupons-contract.ts'
import type { couponsSellerContract } from '#features/orders/coupons-seller-contract.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import { refuse } from '#platform/refusal.ts'
import { days, later } from '#platform/time.ts'
import * as m from '#words'
import { lockCoupon } from './lock-coupon.ts'
import { showSellerCoupon } from './show-seller-coupon.ts'

export const changeCoupon: Act<typeof couponsSellerContract.changeCoupon> = async (input, context) => {
  const { tx, now, language, changed, trace } = context
  const { name, cap } = input
  if (name && !(name.zh_CN && name.en_US)) return refuse(m.orders_coupon_name_wrong)
  const before = await lockCoupon(tx, input.code)
  if (cap !== undefined && cap < before.redeemed)
    return refuse(m.coupons_cap_below, { redeemed: before.redeemed })
  const values = {
    ...(name && { name }),
    ...(cap !== undefined && { cap }),
    ...(input.days !== undefined && { ends_at: later(now, days(input.days)) }),
    ...(input.collectable !== undefined && { collectable: input.collectable === 1 }),
  }
  if (Object.keys(values).length === 0) return refuse(m.coupons_nothing_to_change)
  const after = await tx
    .updateTable('coupon')
    .set(values)
    .where('id', '=', before.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  const shown = showSellerCoupon(after, language)
  trace({ thing: 'coupon', id: after.code, before: showSellerCoupon(before, language), after: shown })
  changed(COUPONS)
  return withMessage(shown, m.coupons_changed, { code: after.code })
}
