import { z } from 'zod'
import { read, WHILE_TAGS_HOLD, write } from '#platform/contract/define.ts'
import { id, yuan } from '#platform/contract/fields.ts'
import { coupon } from './orders-contract.ts'

/** What lies open to be collected. */
export const COUPONS = 'coupons'

const available = z.object({
  id: z.number(),
  coupon: z.object({ name: z.string(), amount: yuan, enough: yuan }),
  end_time: z.string(),
  for_new_buyers: z.number(),
  /** Whether the caller has it already; 0 for visitors. */
  collected: z.number(),
})

export const couponsContract = {
  listAvailableCoupons: read({
    path: '/v1/coupon/available',
    summary: 'The coupons the caller may collect, the most valuable first, with those already collected.',
    access: 'anyone',
    output: z.array(available),
    cache: { seconds: WHILE_TAGS_HOLD, watched: true, tags: () => [COUPONS] },
  }),
  collectCoupon: write({
    path: '/v1/coupon/collect',
    summary: 'Takes a coupon that lies open; who has it already is given the same one again.',
    access: 'buyer',
    refusals: [
      'orders_coupon_unknown',
      'orders_coupon_not_yours',
      'orders_coupon_early',
      'orders_coupon_ended',
      'orders_coupon_used_up',
    ],
    limits: [{ by: 'buyer', points: 60, seconds: 600 }],
    input: z.strictObject({ id }),
    output: coupon,
  }),
}

export type AvailableCoupon = z.output<typeof available>
