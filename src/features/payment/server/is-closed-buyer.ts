import type { ReadTx } from '#platform/database/tx.ts'

/** Whether the buyer has closed the account. */
export async function isClosedBuyer(tx: ReadTx, buyerId: number): Promise<boolean> {
  const closed = await tx
    .selectFrom('buyer')
    .select('id')
    .where('id', '=', buyerId)
    .where('closed_at', 'is not', null)
    .executeTakeFirst()
  return closed !== undefined
}
