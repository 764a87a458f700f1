import { canDo, type OrderStatus } from './order-states.ts'

type AskedOrder = { status: OrderStatus; product_type: number; after_sale_until: string; server_time: string }
type AskedItem = { refund_status: number; is_downloaded: number }

/**
 * Whether a page offers to ask for an item's money back: nothing is under way for it yet, and its time is not over.
 * Virtual goods only where the shop allows it (`virtual_goods` is 0) and nothing was downloaded.
 */
export function mayAskBack(order: AskedOrder, item: AskedItem, virtualGoods: number): boolean {
  if (!canDo('after-sale', order.status) || item.refund_status !== 0) return false
  if (order.after_sale_until !== '' && order.after_sale_until <= order.server_time) return false
  return order.product_type !== 1 || (virtualGoods === 0 && item.is_downloaded === 0)
}
