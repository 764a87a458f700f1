import { isOpenBuyer } from '#features/account/server/is-open-buyer.ts'
import type { WriteTx } from '#platform/database/tx.ts'

/**
 * Blocks a buyer, or (without a time) lets them in again. Whoever logs in at the same moment either has a session that
 * ends with this, or waits for it and finds the door shut.
 */
export async function setBlock(
  tx: WriteTx,
  buyerId: number,
  { at, reason }: { at: Date | null; reason: string },
): Promise<'done' | 'already' | 'none'> {
  const { numUpdatedRows } = await tx
    .updateTable('buyer')
    .set({ blocked_at: at, blocked_reason: reason })
    .where('id', '=', buyerId)
    .where('closed_at', 'is', null)
    .where('blocked_at', at ? 'is' : 'is not', null)
    .executeTakeFirst()
  if (numUpdatedRows > 0n) return 'done'
  return (await isOpenBuyer(tx, buyerId)) ? 'already' : 'none'
}
