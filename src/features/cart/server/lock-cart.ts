import type {} from '#features/account/server/account-tables.ts'
import type { WriteTx } from '#platform/database/database.ts'

/** Holds a buyer's cart still until the transaction ends; rows that only point to the buyer do not wait. */
export async function lockCart(tx: WriteTx, buyerId: number): Promise<void> {
  await tx.selectFrom('buyer').where('id', '=', buyerId).select('id').forNoKeyUpdate().execute()
}
