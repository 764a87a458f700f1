import { couponsContract } from '#features/orders/coupons-contract.ts'
import { serve } from '#platform/contract/act.ts'
import { collectCoupon } from './collect-coupon.ts'
import { listAvailableCoupons, markCollected } from './list-available-coupons.ts'

export const couponsApi = serve(
  couponsContract,
  { listAvailableCoupons, collectCoupon },
  { listAvailableCoupons: markCollected },
)
