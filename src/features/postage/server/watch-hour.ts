import { POSTAGE } from '#features/postage/postage-contract.ts'
import type { Look } from '#platform/cache/lookout.ts'
import { shopDay, shopHour } from '#platform/time.ts'

/** The day a parcel is expected changes at the cut-off hour, whichever it is, and at midnight. */
export function watchHour(): Look {
  let seen: string | undefined
  return async (_tx, now) => {
    const before = seen
    seen = `${shopDay(now)} ${shopHour(now)}`
    return seen === before ? [] : [POSTAGE]
  }
}
