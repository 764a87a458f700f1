import { sql } from 'kysely'
import { exportMarks } from '#platform/database/export-marks.ts'
import { run } from '#platform/database/raw-sql.ts'
import type { ReadTx, WriteTx } from '#platform/database/tx.ts'
import type { Language } from '#platform/i18n/language.ts'
import { oldestFootprint } from './oldest-footprint.ts'

/** Goes with a closed account. */
export async function forgetCollection(tx: WriteTx, buyerId: number): Promise<void> {
  await tx.deleteFrom('favourite').where('buyer_id', '=', buyerId).execute()
  await tx.deleteFrom('footprint').where('buyer_id', '=', buyerId).execute()
}

/** All of it, for "download my data". */
export async function exportCollection(tx: ReadTx, buyerId: number, language: Language) {
  const hearts = { from: 'favourite', of: 'product', at: 'changed_at', only: sql`mark.active` } as const
  const visits = { from: 'footprint', of: 'product', at: 'viewed_at' } as const
  return {
    favourites: await exportMarks(tx, hearts, buyerId, language),
    footprints: await exportMarks(tx, visits, buyerId, language),
  }
}

/** Footprints of buyers who do not come back end after their time too. Some at once, so that nobody waits for it. */
export async function sweepFootprints(tx: WriteTx, now: Date, atMost = 5000): Promise<number> {
  const { numAffectedRows } = await run(tx)`
    delete from footprint where (buyer_id, product_id) in (
      select buyer_id, product_id from footprint where viewed_at < ${oldestFootprint(now)}
      order by viewed_at limit ${atMost} for update skip locked)`
  return Number(numAffectedRows ?? 0)
}
