import type { WriteTx } from '#platform/database/tx.ts'
import { emptyWallet } from './return-wallet.ts'

/** Nobody loses money by closing an account: what is in the wallet goes back. */
export const returnWallet = (tx: WriteTx, buyerId: number, now: Date) => emptyWallet(tx, { buyerId, now })
