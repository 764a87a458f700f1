import type { Order } from '#features/orders/orders-contract.ts'
import * as m from '#words'

const NAMES: Record<Order['pay_method'], () => string> = {
  '': () => '',
  alipay: m.orderdetail_alipay,
  balance: m.orderdetail_balance,
  coupon: m.orderdetail_coupon,
}

/** How an order was paid; '' while it is not. */
export const payMethodName = (method: Order['pay_method']) => NAMES[method]()
