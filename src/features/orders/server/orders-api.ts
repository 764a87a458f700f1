import { ordersContract } from '#features/orders/orders-contract.ts'
import { serve } from '#platform/contract/act.ts'
import { cancelOrder } from './cancel-order.ts'
import { changeOrderAddress } from './change-order-address.ts'
import { confirmReceipt } from './confirm-receipt.ts'
import { countOrders } from './count-orders.ts'
import { listCoupons } from './coupons/list-coupons.ts'
import { redeemCoupon } from './coupons/redeem-coupon.ts'
import { createOrder } from './create/create-order.ts'
import { createDownloadLink } from './downloads/create-download-link.ts'
import { listOrders } from './list-orders.ts'
import { orderDetail } from './order-detail.ts'
import { previewOrder } from './preview-order.ts'
import { removeOrder } from './remove-order.ts'
import { showLogistics } from './show-logistics.ts'

export const ordersApi = serve(ordersContract, {
  previewOrder,
  createOrder,
  listOrders,
  countOrders,
  orderDetail,
  cancelOrder,
  changeOrderAddress,
  confirmReceipt,
  showLogistics,
  createDownloadLink,
  removeOrder,
  redeemCoupon,
  listCoupons,
})
