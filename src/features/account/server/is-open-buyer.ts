import { findsAny } from '#platform/database/finds-any.ts'
import type { ReadTx } from '#platform/database/tx.ts'

/** Whether there is such a buyer, with an account that has not been closed. */
export const isOpenBuyer = (tx: ReadTx, buyerId: number): Promise<boolean> =>
  findsAny(tx, tx.selectFrom('buyer').where('id', '=', buyerId).where('closed_at', 'is', null))
