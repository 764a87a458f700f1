import { ORDER } from '#features/orders/order-states.ts'
import { run } from '#platform/database/raw-sql.ts'
import type { WriteTx } from '#platform/database/tx.ts'
import { noteEvent } from './note-event.ts'

type Cancelling = { orderId: number; actor: string; reason: string; reason_en: string; now: Date }

/**
 * The seller called a paid order off, and all of its money has gone back: its coupon is the buyer's again, and the reason
 * is kept for whoever looks at it. The caller holds the order.
 */
export async function markCancelled(tx: WriteTx, cancelling: Cancelling): Promise<void> {
  const { orderId, now } = cancelling
  await run(tx)`
    with cancelled as (
      update shop_order set cancelled_at = ${now}::timestamptz where id = ${orderId} returning id
    )
    update buyer_coupon set order_id = null, used_at = null where order_id in (select id from cancelled)`
  await noteEvent(tx, { ...cancelling, status: ORDER.completed })
}
