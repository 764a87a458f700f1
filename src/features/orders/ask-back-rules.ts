import { hours, later } from '#platform/time.ts'
import { canDo, ITEM_REFUND, type ItemRefund, ORDER, type OrderStatus } from './order-states.ts'

/** How long after receipt a buyer may ask for money back, unless the shop or a category says otherwise; never less. */
export const AFTER_SALE_HOURS = 168
export const LEAST_AFTER_SALE_HOURS = 24
export const MOST_AFTER_SALE_HOURS = 2160

/** The last moment it may be asked, itself included; none before receipt. */
export const askBackUntil = (receivedAt: Date | null, windowHours: number): Date | null =>
  receivedAt && later(receivedAt, hours(windowHours))

/** What is known about an item when somebody wants money back for it. */
export type AskedItem = {
  orderStatus: OrderStatus
  refundStatus: ItemRefund
  virtual: boolean
  downloaded: boolean
  /** The setting `virtual_goods` is 0. */
  virtualAllowed: boolean
  /** How long after receipt, and until when that is. */
  windowHours: number
  until: Date | null
}

export type AskBackBar =
  | 'alreadyOpen'
  | 'alreadyRefunded'
  | 'notPaid'
  | 'virtualNever'
  | 'downloaded'
  | 'virtualReturn'
  | 'notShipped'
  | 'tooLate'

/**
 * Why an item cannot be asked back now, or nothing. The page that offers it and the server that takes the request ask
 * this same function, so that they never disagree.
 */
export function whyNotAskBack(
  item: AskedItem,
  wanted: 'refund' | 'return',
  now: Date,
): AskBackBar | undefined {
  if (item.refundStatus === ITEM_REFUND.open) return 'alreadyOpen'
  if (item.refundStatus === ITEM_REFUND.refunded) return 'alreadyRefunded'
  if (!canDo('after-sale', item.orderStatus)) return 'notPaid'
  if (item.virtual && !item.virtualAllowed) return 'virtualNever'
  if (item.virtual && item.downloaded) return 'downloaded'
  if (item.virtual && wanted === 'return') return 'virtualReturn'
  if (wanted === 'return' && item.orderStatus === ORDER.paid) return 'notShipped'
  if (item.orderStatus >= ORDER.received && isOver(item.until, now)) return 'tooLate'
  return undefined
}

/** What was never received but is completed was refunded whole. */
const isOver = (until: Date | null, now: Date) => until === null || until < now

type ShownOrder = { status: OrderStatus; product_type: number; server_time: string }
type ShownItem = { refund_status: ItemRefund; is_downloaded: number; after_sale_until: string }

/** Whether a page offers to ask for an item's money back, by what the server's answer says of it. */
export const mayRequestRefund = (order: ShownOrder, item: ShownItem, virtualGoods: number): boolean =>
  whyNotAskBack(
    {
      orderStatus: order.status,
      refundStatus: item.refund_status,
      virtual: order.product_type === 1,
      downloaded: item.is_downloaded === 1,
      virtualAllowed: virtualGoods === 0,
      // Only for the sentence, which the server says.
      windowHours: AFTER_SALE_HOURS,
      until: item.after_sale_until === '' ? null : new Date(item.after_sale_until),
    },
    'refund',
    new Date(order.server_time),
  ) === undefined
