import { findBuyerByNumber } from '#features/account/server/buyer-store.ts'
import type { WriteTx } from '#platform/database/tx.ts'
import { DEMO_LOGIN } from './demo-login.ts'

/** Nobody, once a visitor has tried out closing the account. */
export const findDemoBuyer = (tx: WriteTx): Promise<{ id: number } | undefined> =>
  findBuyerByNumber(tx, DEMO_LOGIN)
