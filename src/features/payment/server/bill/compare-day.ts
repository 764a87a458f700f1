import type { BillDifference } from '#features/payment/server/payment-tables.ts'
import type { Day } from '#platform/calendar-day.ts'
import { select } from '#platform/database/raw-sql.ts'
import type { ReadTx } from '#platform/database/tx.ts'

/**
 * What the bill of a day and the books do not agree on, either way. We hear of a movement a little after it happened, so
 * what the books have from just before midnight may stand on the bill of either day: the later one looks for it.
 */
export const compareDay = (tx: ReadTx, day: Day): Promise<BillDifference[]> =>
  select<BillDifference>(tx)`
    with booked as (
      select 'payment' as what, r.trade_no, p.sn, r.amount_cents as cents, r.received_at as at
      from receipt r join payment p on p.id = r.payment_id where p.method = 'alipay'
      union all
      select 'refund', r.trade_no, f.sn, f.amount_cents, f.done_at
      from refund f join receipt r on r.id = f.receipt_id join payment p on p.id = r.payment_id
      where p.method = 'alipay' and f.status = 'done'
    ), billed as (
      select id, day, kind as what, trade_no, case kind when 'refund' then refund_sn else payment_sn end as sn,
        amount_cents as cents from alipay_bill_line
    ), span as (
      select (${day}::date::timestamp at time zone 'Asia/Shanghai') - interval '10 minutes' as from_time
    )
    select * from (
      select b.what, b.trade_no, b.sn, b.cents as bill_cents, k.cents as books_cents
      from billed b left join booked k on k.what = b.what and k.trade_no = b.trade_no and k.sn = b.sn
      where b.day = ${day}::date and b.cents is distinct from k.cents
      union all
      select k.what, k.trade_no, k.sn, null, k.cents
      from booked k, span
      where k.at >= from_time and k.at < from_time + interval '1 day'
        and not exists (select from billed b where b.what = k.what and b.trade_no = k.trade_no and b.sn = k.sn)
        and (k.at >= from_time + interval '10 minutes'
          or exists (select from alipay_bill where alipay_bill.day = ${day}::date - 1))
    ) found
    order by trade_no, what, sn`
