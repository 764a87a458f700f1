import { ORDER } from '#features/orders/order-states.ts'
import { itemsOf } from '#features/orders/server/order-store.ts'
import type { OrderRow } from '#features/orders/server/show-order.ts'
import { run } from '#platform/database/raw-sql.ts'
import type { WriteTx } from '#platform/database/tx.ts'

/**
 * There is more to do with a box than its packer knew. One that stands here is open again, and not shipped until it is closed
 * once more; where a parcel has left, the rest is free for another wave. The caller holds the order.
 */
export async function reopenBox(tx: WriteTx, order: Pick<OrderRow, 'id' | 'status'>): Promise<void> {
  if (order.status !== ORDER.paid) return
  const items = await itemsOf(tx, [order.id])
  if (items.some(({ sent }) => sent > 0)) {
    await tx.deleteFrom('pack_line').where('order_id', '=', order.id).execute()
    await tx.deleteFrom('wave_order').where('order_id', '=', order.id).execute()
    return
  }
  await run(tx)`
    with opened as (
      update wave_order set packed_by = null, packed_at = null, to_repack = true where order_id = ${order.id}
      returning wave_id
    )
    update wave set closed_at = null where id in (select wave_id from opened)`
}
