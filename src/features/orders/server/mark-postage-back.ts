import type { WriteTx } from '#platform/database/tx.ts'

/** The postage goes back by itself, and so not once more with the last of the goods. The caller holds the order. */
export async function markPostageBack(tx: WriteTx, orderId: number): Promise<void> {
  await tx.updateTable('shop_order').set({ postage_back: true }).where('id', '=', orderId).execute()
}
