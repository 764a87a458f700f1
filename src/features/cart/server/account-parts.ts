import type { WriteTx } from '#platform/database/tx.ts'

/** Goes with a closed account. */
export async function forgetCart(tx: WriteTx, buyerId: number): Promise<void> {
  await tx.deleteFrom('cart_line').where('buyer_id', '=', buyerId).execute()
}
