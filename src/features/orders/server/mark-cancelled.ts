import { run } from '#platform/database/raw-sql.ts'
import type { WriteTx } from '#platform/database/tx.ts'

/** The seller called a paid order off: its coupon is the buyer's again. The caller holds the order. */
export async function markCancelled(tx: WriteTx, orderId: number, now: Date): Promise<void> {
  await run(tx)`
    with cancelled as (
      update shop_order set cancelled_at = ${now}::timestamptz where id = ${orderId} returning id
    )
    update buyer_coupon set order_id = null, used_at = null where order_id in (select id from cancelled)`
}
