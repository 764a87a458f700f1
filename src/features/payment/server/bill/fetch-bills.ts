import type { Alipay } from '#features/payment/server/alipay/alipay.ts'
import { type Day, daysAfter } from '#platform/calendar-day.ts'
import type { Database } from '#platform/database/database.ts'
import { select } from '#platform/database/raw-sql.ts'
import type { ReadTx } from '#platform/database/tx.ts'
import type { Log } from '#platform/log.ts'
import { shopDay, shopHour } from '#platform/time.ts'
import { readBill } from './read-bill.ts'
import { storeBill } from './store-bill.ts'

type Parts = { database: Database; alipay: Alipay; log: Log; clock: () => Date }

/** Alipay has the bill of a day in the morning after it. */
const READY_AT = 10
/** A shop that was off for a few days makes up for it. */
const DAYS_BACK = 7

/** Every day whose bill is ready and was not looked at yet; a provider that does not answer is asked again next hour. */
export async function fetchBills({ database, alipay, log, clock }: Parts): Promise<number> {
  const now = clock()
  if (shopHour(now) < READY_AT) return 0
  const missing = await missingDays(database.read, shopDay(now))
  for (const day of missing) {
    try {
      const zip = await alipay.bill(day)
      const lines = zip ? await readBill(zip) : []
      await database.write((tx) => storeBill(tx, day, lines, clock()))
    } catch (error) {
      log.warn({ day, reason: String(error) }, "Alipay's bill was not fetched")
    }
  }
  return missing.length
}

/** The first movement ever is where bills begin. */
async function missingDays(tx: ReadTx, today: Day): Promise<Day[]> {
  const rows = await select<{ day: Day }>(tx)`
    select d::date::text as day
    from generate_series(${daysAfter(today, -DAYS_BACK)}::date, ${daysAfter(today, -1)}::date, interval '1 day') as d
    where not exists (select from alipay_bill where alipay_bill.day = d::date)
      and exists (select from receipt where received_at < (d::date + 1)::timestamp at time zone 'Asia/Shanghai')
    order by d`
  return rows.map(({ day }) => day)
}
