import { type LockedAfterSale, lockAfterSale } from '#features/after-sales/server/lock-after-sale.ts'
import type { WriteTx } from '#platform/database/tx.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'

/** The request a seller decides about, locked; refused when there is none. */
export const lockRequest = async (tx: WriteTx, id: number): Promise<LockedAfterSale> =>
  (await lockAfterSale(tx, id)) ?? refuse(m.aftersales_none)
