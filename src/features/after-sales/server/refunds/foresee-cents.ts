import { ITEM_REFUND } from '#features/orders/order-states.ts'
import { postageDue } from '#features/orders/refund-rules.ts'
import type { RefundedPart } from '#features/orders/server/count-refund.ts'
import type { ItemRow, OrderRow } from '#features/orders/server/show-order.ts'
import type { Cents } from '#platform/money.ts'

/** All that `refundItems` will give back for these parts of an order with these items, the postage included. */
export function foreseeCents(
  order: Pick<OrderRow, 'dispatch_cents' | 'postage_back'>,
  items: readonly ItemRow[],
  parts: readonly RefundedPart[],
): Cents {
  const taken = new Map(parts.map(({ itemId, pieces }) => [itemId, pieces]))
  const after = items.map((item) => ({
    sent: item.sent,
    refund_status:
      item.refunded_num + (taken.get(item.id) ?? 0) >= item.quantity
        ? ITEM_REFUND.refunded
        : ITEM_REFUND.none,
  }))
  return parts.reduce((sum, { cents }) => sum + cents, postageDue(order, after))
}
