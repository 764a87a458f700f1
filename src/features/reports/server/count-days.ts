import type { Day } from '#platform/calendar-day.ts'
import type { Database } from '#platform/database/database.ts'
import { select } from '#platform/database/raw-sql.ts'
import type { ReadTx } from '#platform/database/tx.ts'
import { later, minutes, shopDay } from '#platform/time.ts'
import { countDay } from './count-day.ts'

/** Today's figures are as old as this at most. */
const EVERY = minutes(5)
/** A shop that has sold for years is counted a month at a time. */
const AT_ONCE = 31

type Parts = { database: Database; clock: () => Date }

/** Counts what has never been counted and what can still change; says how many days that were. */
export async function countDays({ database, clock }: Parts): Promise<number> {
  const now = clock()
  const due = await findDue(database.read, now)
  for (const day of due) await database.write((tx) => countDay(tx, day, now))
  return due.length
}

/** From the first sale on. Days that are over for good are counted once. */
async function findDue(tx: ReadTx, now: Date): Promise<Day[]> {
  const today = shopDay(now)
  const rows = await select<{ day: Day }>(tx)`
    with first as (
      select coalesce((select min(day) from report_count),
        (select (min(paid_at) at time zone 'Asia/Shanghai')::date from shop_order)) as day
    )
    select to_char(d, 'YYYY-MM-DD') as day
    from first, generate_series(first.day, ${today}::date, interval '1 day') d
    left join report_count c on c.day = d::date
    where c.day is null or (not c.final and c.counted_at <= ${later(now, -EVERY)})
    order by d limit ${AT_ONCE}`
  return rows.map(({ day }) => day)
}
