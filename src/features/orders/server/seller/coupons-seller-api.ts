import { couponsSellerContract } from '#features/orders/coupons-seller-contract.ts'
import { serve } from '#platform/contract/act.ts'
import { changeCoupon } from './change-coupon.ts'
import { copyCoupon } from './copy-coupon.ts'
import { endCoupon } from './end-coupon.ts'
import { listCouponHolders } from './list-coupon-holders.ts'

export const couponsSellerApi = serve(couponsSellerContract, {
  changeCoupon,
  endCoupon,
  copyCoupon,
  listCouponHolders,
})
