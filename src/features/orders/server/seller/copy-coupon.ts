import { COUPONS } from '#features/orders/coupons-contract.ts'
import type { couponsSellerContract } from '#features/orders/coupons-seller-contract.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import { days, later } from '#platform/time.ts'
import * as m from '#words'
import { insertCoupon } from './insert-coupon.ts'
import { lockCoupon } from './lock-coupon.ts'
import { showSellerCoupon } from './show-seller-coupon.ts'

export const copyCoupon: Act<typeof couponsSellerContract.copyCoupon> = async (input, context) => {
  const { tx, now, language, changed, trace } = context
  const { name, amount_cents, enough_cents, cap, for_buyer_id, for_new_buyers, collectable } =
    await lockCoupon(tx, input.code)
  const row = await insertCoupon(tx, {
    ...{ name, amount_cents, enough_cents, cap, for_buyer_id, for_new_buyers, collectable },
    code: input.new_code,
    starts_at: now,
    ends_at: later(now, days(input.days)),
  })
  const shown = showSellerCoupon(row, language)
  trace({ thing: 'coupon', id: row.code, after: shown })
  changed(COUPONS)
  return withMessage(shown, m.orders_coupon_added, { code: row.code })
}
