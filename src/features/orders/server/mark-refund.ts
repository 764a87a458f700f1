import type { WriteTx } from '#platform/database/tx.ts'
import type { ItemRow } from './show-order.ts'

/** Notes on an item how its money stands: asked back, gone back, or neither. The caller holds the order. */
export async function markRefund(
  tx: WriteTx,
  itemId: number,
  refund_status: ItemRow['refund_status'],
): Promise<void> {
  await tx.updateTable('order_item').set({ refund_status }).where('id', '=', itemId).execute()
}
