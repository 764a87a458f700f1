import { ordersSellerContract } from '#features/orders/orders-seller-contract.ts'
import { serve } from '#platform/contract/act.ts'
import { addCoupon } from './add-coupon.ts'
import { addOrderNote } from './add-order-note.ts'
import { changeDeliveryAddress } from './change-delivery-address.ts'
import { correctParcel } from './correct-parcel.ts'
import { countSellerOrders } from './count-seller-orders.ts'
import { flagOrder } from './flag-order.ts'
import { listSellerCoupons } from './list-seller-coupons.ts'
import { listSellerOrders } from './list-seller-orders.ts'
import { shipOrder } from './ship-order.ts'
import { showSellerOrder } from './show-seller-order.ts'
import { trackParcel } from './track-parcel.ts'
import { unshipOrder } from './unship-order.ts'

export const ordersSellerApi = serve(ordersSellerContract, {
  listSellerOrders,
  countSellerOrders,
  flagOrder,
  showSellerOrder,
  addOrderNote,
  changeDeliveryAddress,
  shipOrder,
  unshipOrder,
  correctParcel,
  trackParcel,
  listSellerCoupons,
  addCoupon,
})
