import { sql } from 'kysely'
import { select } from '#platform/database/raw-sql.ts'
import type { ReadTx } from '#platform/database/tx.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'

/** The box of the order `o` is in a wave and not packed yet: neither the scanner nor a file ships it. */
export const IS_UNPACKED = sql<boolean>`exists (
  select from wave_order w where w.order_id = o.id and w.packed_by is null)`

/** The caller holds the order. */
export async function refuseUnpacked(tx: ReadTx, orderId: number): Promise<void> {
  const [found] = await select<{ unpacked: boolean }>(tx)`
    select ${IS_UNPACKED} as unpacked from shop_order o where o.id = ${orderId}`
  if (found?.unpacked) refuse(m.waves_not_packed)
}
