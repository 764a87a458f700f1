import { fromYuan } from '#platform/money.ts'
import * as m from '#words'

/** What goods must cost for a coupon to count, as `couponApplies` has it: more than that, not from it on. */
export const sayCouponRule = (enough: string): string =>
  fromYuan(enough) === 0 ? m.coupons_any() : m.coupons_above({ enough })
