import { MAX_COUPON_CODE, readCouponCode } from '#features/orders/orders-rules.ts'
import type { ordersSellerContract } from '#features/orders/orders-seller-contract.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import { refuse } from '#platform/refusal.ts'
import { days, later } from '#platform/time.ts'
import * as m from '#words'
import { showSellerCoupon } from './show-seller-coupon.ts'

export const addCoupon: Act<typeof ordersSellerContract.addCoupon> = async (input, context) => {
  const code = readCouponCode(input.code)
  if (!new RegExp(`^[A-Z0-9-]{3,${MAX_COUPON_CODE}}$`).test(code)) return refuse(m.orders_coupon_code_wrong)
  if (input.amount <= 0) return refuse(m.orders_coupon_amount_wrong)
  if (!input.name.zh_CN || !input.name.en_US) return refuse(m.orders_coupon_name_wrong)
  const row = await context.tx
    .insertInto('coupon')
    .values({
      code,
      name: input.name,
      amount_cents: input.amount,
      enough_cents: input.enough,
      cap: input.cap,
      for_buyer_id: null,
      for_new_buyers: input.for_new_buyers === 1,
      starts_at: context.now,
      ends_at: later(context.now, days(input.days)),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
  if (!row) return refuse(m.orders_coupon_exists, { code })
  return withMessage(showSellerCoupon(row, context.language), m.orders_coupon_added, { code })
}
