import { sql } from 'kysely'
import type { BookSum } from '#features/payment/payment-rules.ts'
import { select } from '#platform/database/raw-sql.ts'
import type { ReadTx } from '#platform/database/tx.ts'
import type { Cents } from '#platform/money.ts'

/** What the books say of a day or a month; of the fees only where Alipay's bill was fetched. */
export type BookRow = { period: string; fees: Cents | null } & Record<BookSum, Cents>

/** A year is told by its months, a month by its days. */
const stepOf = (period: string) =>
  period.length === 4
    ? { begin: `${period}-01-01`, span: '1 year', name: 'YYYY-MM' }
    : { begin: `${period}-01`, span: '1 month', name: 'YYYY-MM-DD' }

/** The sum of one account in one kind of entry; `sign` turns what leaves an account into a positive number. */
const sumOf = (kind: string, account: string, sign: 1 | -1) => sql`
  coalesce(${sql.lit(sign)} * sum(cents) filter (where kind = ${sql.lit(kind)} and account = ${sql.lit(account)}), 0)::bigint`

/** Everything is read from the ledger, so that it adds up to it; the postage within a sale is known by its order. */
export function sumLedger(tx: ReadTx, period: string): Promise<BookRow[]> {
  const { begin, span, name } = stepOf(period)
  const sold = sumOf('sale', 'revenue', 1)
  const postage = sql`coalesce(sum(dispatch_cents) filter (where kind = 'sale' and account = 'revenue'), 0)::bigint`
  return select<BookRow>(tx)`
    with span as (
      select ${begin}::date as first_day, (${begin}::date + ${span}::interval)::date as next_day
    ), moved as (
      select to_char(e.created_at at time zone 'Asia/Shanghai', ${name}::text) as period, e.kind, l.account,
        l.amount_cents as cents, o.dispatch_cents
      from span, ledger_entry e join ledger_line l on l.entry_id = e.id
      left join shop_order o on o.id = e.order_id
      where e.created_at >= first_day::timestamp at time zone 'Asia/Shanghai'
        and e.created_at < next_day::timestamp at time zone 'Asia/Shanghai'
    ), sums as (
      select period,
        ${sold} - ${postage} as goods, ${postage} as postage,
        ${sumOf('sale', 'promotions', -1)} as discounts,
        ${sumOf('sale', 'alipay', -1)} as paid_alipay,
        ${sumOf('sale', 'buyer', -1)} as paid_balance,
        ${sumOf('refund', 'revenue', -1)} as refunds,
        ${sumOf('refund', 'buyer', 1)} as refunds_to_wallet,
        ${sumOf('refund_paid', 'alipay', 1)} as paid_back,
        ${sumOf('settled', 'paid_outside', 1)} as paid_outside,
        ${sumOf('surplus', 'refunds_owed', 1)} as surplus,
        ${sumOf('top_up', 'buyer', 1)} as top_ups,
        ${sumOf('wallet_return', 'buyer', -1)} as top_ups_back,
        ${sumOf('gift', 'buyer', 1)} as gifts
      from moved group by period
    ), fees as (
      select to_char(b.day, ${name}::text) as period, coalesce(sum(fee_cents), 0)::bigint as fees
      from span, alipay_bill b left join alipay_bill_line l on l.day = b.day
      where b.day >= first_day and b.day < next_day group by 1
    )
    select sums.*, fees.fees from sums left join fees using (period) order by period`
}
