import type { couponsSellerContract } from '#features/orders/coupons-seller-contract.ts'
import type { Act } from '#platform/contract/act.ts'
import { beginCoupon } from './begin-coupon.ts'
import { lockCoupon } from './lock-coupon.ts'

export const copyCoupon: Act<typeof couponsSellerContract.copyCoupon> = async (
  { code, new_code, days },
  context,
) => {
  const { name, amount_cents, enough_cents, cap, for_buyer_id, for_new_buyers, collectable } =
    await lockCoupon(context.tx, code)
  return beginCoupon(context, {
    ...{ name, amount_cents, enough_cents, cap, for_buyer_id, for_new_buyers, collectable },
    code: new_code,
    days,
  })
}
