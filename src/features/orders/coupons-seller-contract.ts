import { z } from 'zod'
import { readPage, write } from '#platform/contract/define.ts'
import { flag, inBoth, lineOfText, wholeNumber } from '#platform/contract/fields.ts'
import { couponLine } from './orders-seller-contract.ts'

const code = lineOfText(64)
const days = wholeNumber(1, 3650)

const holder = z.object({
  buyer_id: z.number(),
  nickname: z.string(),
  redeem_time: z.string(),
  /** '' as long as no order holds it. */
  order_sn: z.string(),
  use_time: z.string(),
})

export const couponsSellerContract = {
  changeCoupon: write({
    path: '/seller/coupons/change',
    summary: 'Changes a coupon; what is not given stays. `days` count from now.',
    access: 'seller',
    refusals: ['coupons_none', 'coupons_nothing_to_change', 'coupons_cap_below', 'orders_coupon_name_wrong'],
    input: z.strictObject({
      code,
      name: inBoth(lineOfText(60)).optional(),
      cap: wholeNumber(1, 10_000_000).optional(),
      days: days.optional(),
      collectable: flag.optional(),
    }),
    output: couponLine,
  }),
  endCoupon: write({
    path: '/seller/coupons/end',
    summary: 'From now on nobody gets one any more; who has one may use it until its last day.',
    access: 'seller',
    refusals: ['coupons_none', 'coupons_ended_already'],
    input: z.strictObject({ code }),
    output: couponLine,
  }),
  copyCoupon: write({
    path: '/seller/coupons/copy',
    summary: 'Adds a coupon like another one, with a code of its own, that counts from now on.',
    access: 'seller',
    refusals: ['coupons_none', 'orders_coupon_code_wrong', 'orders_coupon_exists'],
    input: z.strictObject({ code, new_code: code, days }),
    output: couponLine,
  }),
  listCouponHolders: readPage({
    path: '/seller/coupons/holders',
    summary: 'Who redeemed a coupon and what became of it, the latest first.',
    access: 'seller',
    refusals: ['coupons_none'],
    input: { code },
    item: holder,
  }),
}

export type CouponHolder = z.output<typeof holder>
