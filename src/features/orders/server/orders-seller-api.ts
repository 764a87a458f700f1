import { ordersSellerContract } from '#features/orders/orders-seller-contract.ts'
import { serve } from '#platform/contract/act.ts'
import { listOrders } from './seller/list-orders.ts'
import { addCoupon, listSellerCoupons } from './seller/seller-coupons.ts'
import { shipOrder } from './seller/ship-order.ts'
import { showSellerOrder } from './seller/show-order.ts'
import { trackParcel } from './seller/track-parcel.ts'

export const ordersSellerApi = serve(ordersSellerContract, {
  list: listOrders,
  show: showSellerOrder,
  ship: shipOrder,
  track: trackParcel,
  coupons: listSellerCoupons,
  addCoupon,
})
