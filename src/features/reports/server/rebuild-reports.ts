import type { reportsSellerContract } from '#features/reports/reports-seller-contract.ts'
import type { Day } from '#platform/calendar-day.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import { select } from '#platform/database/raw-sql.ts'
import { shopDay } from '#platform/time.ts'
import * as m from '#words'
import { countDay } from './count-day.ts'

/** Each day in a transaction of its own: nobody waits for all of them. */
export const rebuildReports: Act<typeof reportsSellerContract.rebuildReports> = async (_, context) => {
  const { tx, now, write } = context
  const rows = await select<{ day: Day }>(tx)`
    select to_char(d, 'YYYY-MM-DD') as day from generate_series(
      (select (min(paid_at) at time zone 'Asia/Shanghai')::date from shop_order), ${shopDay(now)}::date,
      interval '1 day') d order by d`
  for (const { day } of rows) await write((writing) => countDay(writing.tx, day, now))
  return withMessage({ days: rows.length }, m.reports_rebuilt, { count: rows.length })
}
