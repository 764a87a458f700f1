import { MOST_ROWS, type ReportView } from '#features/reports/report-rules.ts'
import type { Report, ReportFigures } from '#features/reports/reports-seller-contract.ts'
import type { Day } from '#platform/calendar-day.ts'
import { select } from '#platform/database/raw-sql.ts'
import type { ReadTx } from '#platform/database/tx.ts'
import type { Language } from '#platform/i18n/language.ts'
import { toYuan } from '#platform/money.ts'
import { shopTime } from '#platform/time.ts'
import { nameKeys } from './name-keys.ts'

export type Asked = { from: Day; until: Day; by: ReportView }

type Sums = {
  orders: number
  pieces: number
  cents: number
  refunds: number
  refunded_cents: number
  new_buyers: number
  old_buyers: number
}
type Row = Sums & { key: string }

export async function readReport(tx: ReadTx, asked: Asked, language: Language): Promise<Report> {
  const { from, until, by } = asked
  const days = await sumDays(tx, asked)
  const rows = by === 'day' ? days : await sumKeys(tx, asked)
  const names = await nameKeys(tx, by, rows, language)
  const counted = await select<{ at: Date | null }>(tx)`select max(counted_at) as at from report_count
    where day between ${from}::date and ${until}::date`
  const at = counted[0]?.at
  return {
    total: show(days.reduce(add, NOTHING)),
    rows: rows.map((row) => ({ ...show(row), key: row.key, name: names.get(row.key) ?? row.key })),
    count_time: at ? shopTime(at) : '',
  }
}

/** Every day, those without a sale too: a gap in a line would be taken for a fault. */
const sumDays = (tx: ReadTx, { from, until }: Asked) => select<Row>(tx)`
  select to_char(d, 'YYYY-MM-DD') as key, coalesce(orders, 0) as orders, coalesce(pieces, 0) as pieces,
    coalesce(cents, 0)::bigint as cents, coalesce(refunds, 0) as refunds,
    coalesce(refunded_cents, 0)::bigint as refunded_cents, coalesce(new_buyers, 0) as new_buyers,
    coalesce(old_buyers, 0) as old_buyers
  from generate_series(${from}::date, ${until}::date, interval '1 day') d
  left join report_day r on r.kind = 'all' and r.day = d::date order by d`

const sumKeys = (tx: ReadTx, { from, until, by }: Asked) => select<Row>(tx)`
  select key, sum(orders)::int as orders, sum(pieces)::int as pieces, sum(cents)::bigint as cents,
    sum(refunds)::int as refunds, sum(refunded_cents)::bigint as refunded_cents, 0 as new_buyers, 0 as old_buyers
  from report_day where kind = ${by} and day between ${from}::date and ${until}::date
  group by key order by sum(cents) desc, sum(refunded_cents) desc, key limit ${MOST_ROWS}`

const NOTHING: Sums = {
  orders: 0,
  pieces: 0,
  cents: 0,
  refunds: 0,
  refunded_cents: 0,
  new_buyers: 0,
  old_buyers: 0,
}

const add = (sum: Sums, row: Sums): Sums => ({
  orders: sum.orders + row.orders,
  pieces: sum.pieces + row.pieces,
  cents: sum.cents + row.cents,
  refunds: sum.refunds + row.refunds,
  refunded_cents: sum.refunded_cents + row.refunded_cents,
  new_buyers: sum.new_buyers + row.new_buyers,
  old_buyers: sum.old_buyers + row.old_buyers,
})

const show = ({ cents, refunded_cents, ...row }: Sums): ReportFigures => ({
  orders: row.orders,
  pieces: row.pieces,
  sum: toYuan(cents),
  refunds: row.refunds,
  refunded: toYuan(refunded_cents),
  new_buyers: row.new_buyers,
  old_buyers: row.old_buyers,
})
