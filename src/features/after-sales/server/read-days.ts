import { MERCHANT_DAYS, RETURN_DAYS } from '#features/after-sales/after-sales-rules.ts'
import type {} from '#features/site/server/site-tables.ts'
import type { Tx } from '#platform/database/database.ts'
import { days, later } from '#platform/time.ts'

const USUAL = { merchant_days: MERCHANT_DAYS, return_days: RETURN_DAYS }

/** How long the seller, or the buyer with a parcel to send, may stay silent. */
async function readDays(tx: Tx, key: keyof typeof USUAL): Promise<number> {
  const row = await tx
    .selectFrom('setting')
    .select('value')
    .where('module', '=', 'aftersale')
    .where('key', '=', key)
    .executeTakeFirst()
  return typeof row?.value === 'number' ? row.value : USUAL[key]
}

export const sellerDeadline = async (tx: Tx, now: Date) =>
  later(now, days(await readDays(tx, 'merchant_days')))

/** The buyer is reminded a day before, or halfway where there is less than two days. */
export async function parcelDeadline(tx: Tx, now: Date): Promise<{ due: Date; remind: Date }> {
  const time = days(await readDays(tx, 'return_days'))
  return { due: later(now, time), remind: later(now, Math.max(time - days(1), time / 2)) }
}
