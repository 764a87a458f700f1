import type { ordersSellerContract } from '#features/orders/orders-seller-contract.ts'
import type { Act } from '#platform/contract/act.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'
import { beginCoupon } from './begin-coupon.ts'

export const addCoupon: Act<typeof ordersSellerContract.addCoupon> = async (input, context) => {
  if (input.amount <= 0) return refuse(m.orders_coupon_amount_wrong)
  if (!input.name.zh_CN || !input.name.en_US) return refuse(m.orders_coupon_name_wrong)
  return beginCoupon(context, {
    code: input.code,
    name: input.name,
    amount_cents: input.amount,
    enough_cents: input.enough,
    cap: input.cap,
    for_buyer_id: null,
    for_new_buyers: input.for_new_buyers === 1,
    collectable: input.collectable === 1,
    days: input.days,
  })
}
