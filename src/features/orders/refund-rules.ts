import type { Cents } from '#platform/money.ts'
import { ITEM_REFUND, type ItemRefund } from './order-states.ts'

/** Nothing of an order is left that its buyer paid for. */
export const isWhollyRefunded = (items: readonly { refund_status: ItemRefund }[]): boolean =>
  items.every((item) => item.refund_status === ITEM_REFUND.refunded)

/** Postage pays for a parcel: it goes back with the last of the goods, and only if nothing ever left. */
export const postageGoesBack = (items: readonly { refund_status: ItemRefund; sent: number }[]): boolean =>
  isWhollyRefunded(items) && items.every((item) => item.sent === 0)

type Posted = { dispatch_cents: Cents; postage_back: boolean }

/** What of the postage goes back once its items are so: none where it went back by itself before. */
export const postageDue = (order: Posted, items: Parameters<typeof postageGoesBack>[0]): Cents =>
  postageGoesBack(items) && !order.postage_back ? order.dispatch_cents : 0

/** Whether the postage is with the buyer again, by itself or with the last of the goods. */
export const isPostageBack = (
  order: Pick<Posted, 'postage_back'>,
  items: Parameters<typeof postageGoesBack>[0],
): boolean => order.postage_back || postageGoesBack(items)

/** All that has gone back of an order, the postage included. */
export const refundedCents = (order: Posted, items: readonly RefundedItem[]): Cents =>
  items.reduce(
    (sum, item) => sum + item.refunded_cents,
    isPostageBack(order, items) ? order.dispatch_cents : 0,
  )

type RefundedItem = { refund_status: ItemRefund; sent: number; refunded_cents: Cents }

/** What of an item has not gone back yet. */
export type Left = { pieces: number; cents: Cents }

type Bought = { quantity: number; pay_cents: Cents; refunded_num: number; refunded_cents: Cents }

export const leftOf = (item: Bought): Left => ({
  pieces: item.quantity - item.refunded_num,
  cents: item.pay_cents - item.refunded_cents,
})

/** The same without the pieces that are missing, whose money waits for a second person. */
export function leftHere(item: Bought & { missing: number; missing_cents: Cents }): Left {
  const { pieces, cents } = leftOf(item)
  return { pieces: pieces - item.missing, cents: cents - item.missing_cents }
}

/**
 * What was paid for some of the pieces that are left. A cent that cannot be split goes to the buyer first; the last
 * pieces take what there is, so that one after another they come to exactly what was paid.
 */
export const centsOf = (left: Left, pieces: number): Cents =>
  pieces >= left.pieces ? left.cents : Math.ceil((left.cents * pieces) / left.pieces)

/** How many pieces go with a sum: none, unless it is all the money that is left; then nothing is left of the item. */
export const piecesWith = (left: Left, cents: Cents): number => (cents === left.cents ? left.pieces : 0)
