import { ITEM_REFUND } from '#features/orders/order-states.ts'
import { postageGoesBack } from '#features/orders/refund-rules.ts'
import type { RefundedPart } from '#features/orders/server/count-refund.ts'
import { itemsOf } from '#features/orders/server/order-store.ts'
import type { OrderRow } from '#features/orders/server/show-order.ts'
import type { ReadTx } from '#platform/database/tx.ts'
import type { Cents } from '#platform/money.ts'

/** All that `refundItems` will give back for these parts of a locked order, the postage included. */
export async function foreseeCents(
  tx: ReadTx,
  order: OrderRow,
  parts: readonly RefundedPart[],
): Promise<Cents> {
  const taken = new Map(parts.map(({ itemId, pieces }) => [itemId, pieces]))
  const items = (await itemsOf(tx, [order.id])).map((item) => ({
    sent: item.sent,
    refund_status:
      item.refunded_num + (taken.get(item.id) ?? 0) >= item.quantity
        ? ITEM_REFUND.refunded
        : ITEM_REFUND.none,
  }))
  return parts.reduce((sum, { cents }) => sum + cents, postageGoesBack(items) ? order.dispatch_cents : 0)
}
