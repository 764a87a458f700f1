import { DELIVERY_DAY } from '#features/postage/postage-contract.ts'
import type { Look } from '#platform/cache/lookout.ts'
import { prepared } from '#platform/database/prepared.ts'
import type { ReadTx } from '#platform/database/tx.ts'
import { shopDay, shopHour } from '#platform/time.ts'

/** The day a parcel is expected changes at midnight and at the cut-off hour, which is looked up once an hour. */
export function watchHour(): Look {
  let hour: string | undefined
  let seen: string | undefined
  return async (tx, now) => {
    const [day, thisHour] = [shopDay(now), shopHour(now)]
    if (hour === `${day} ${thisHour}`) return []
    const before = seen
    seen = `${day} ${thisHour < (await cutOffHour(tx))}`
    hour = `${day} ${thisHour}`
    return seen === before ? [] : [DELIVERY_DAY]
  }
}

const cutOffHour = async (tx: ReadTx): Promise<number> => {
  const terms = await tx
    .selectFrom('postage_terms')
    .modifyFront(prepared)
    .select('cut_off_hour')
    .executeTakeFirstOrThrow()
  return terms.cut_off_hour
}
