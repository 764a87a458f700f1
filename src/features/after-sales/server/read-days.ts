import { MERCHANT_DAYS, OFFER_DAYS, RETURN_DAYS } from '#features/after-sales/after-sales-rules.ts'
import { readSetting } from '#features/site/server/read-setting.ts'
import type { ReadTx } from '#platform/database/tx.ts'
import { days, later } from '#platform/time.ts'

/** How long the seller may stay silent. */
export const sellerDeadline = async (tx: ReadTx, now: Date) =>
  later(now, days((await readSetting(tx, 'aftersale', 'merchant_days')) ?? MERCHANT_DAYS))

/** How long the buyer may, with a sum that is offered. */
export const offerDeadline = async (tx: ReadTx, now: Date) =>
  later(now, days((await readSetting(tx, 'aftersale', 'offer_days')) ?? OFFER_DAYS))

/**
 * How long the buyer may, with a parcel to send. They are reminded a day before, or halfway where there is less than
 * two days.
 */
export async function parcelDeadline(tx: ReadTx, now: Date): Promise<{ due: Date; remind: Date }> {
  const time = days((await readSetting(tx, 'aftersale', 'return_days')) ?? RETURN_DAYS)
  return { due: later(now, time), remind: later(now, Math.max(time - days(1), time / 2)) }
}
