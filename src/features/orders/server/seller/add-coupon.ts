import { COUPONS } from '#features/orders/coupons-contract.ts'
import type { ordersSellerContract } from '#features/orders/orders-seller-contract.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import { refuse } from '#platform/refusal.ts'
import { days, later } from '#platform/time.ts'
import * as m from '#words'
import { insertCoupon } from './insert-coupon.ts'
import { showSellerCoupon } from './show-seller-coupon.ts'

export const addCoupon: Act<typeof ordersSellerContract.addCoupon> = async (input, context) => {
  const { tx, now, language, changed, trace } = context
  if (input.amount <= 0) return refuse(m.orders_coupon_amount_wrong)
  if (!input.name.zh_CN || !input.name.en_US) return refuse(m.orders_coupon_name_wrong)
  const row = await insertCoupon(tx, {
    code: input.code,
    name: input.name,
    amount_cents: input.amount,
    enough_cents: input.enough,
    cap: input.cap,
    for_buyer_id: null,
    for_new_buyers: input.for_new_buyers === 1,
    collectable: input.collectable === 1,
    starts_at: now,
    ends_at: later(now, days(input.days)),
  })
  const shown = showSellerCoupon(row, language)
  trace({ thing: 'coupon', id: row.code, after: shown })
  changed(COUPONS)
  return withMessage(shown, m.orders_coupon_added, { code: row.code })
}
