import type { ReadTx } from '#platform/database/tx.ts'
import type { Cents } from '#platform/money.ts'

/** What a buyer has with the shop. */
export async function findBalance(tx: ReadTx, buyerId: number): Promise<Cents> {
  const wallet = await tx
    .selectFrom('wallet')
    .where('buyer_id', '=', buyerId)
    .select('balance_cents')
    .executeTakeFirst()
  return wallet?.balance_cents ?? 0
}
