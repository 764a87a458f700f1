import type { Bill } from '#features/payment/money-seller-contract.ts'
import type { BillDifference } from '#features/payment/server/payment-tables.ts'
import type { Day } from '#platform/calendar-day.ts'
import { select } from '#platform/database/raw-sql.ts'
import type { ReadTx } from '#platform/database/tx.ts'
import { type Cents, toYuan } from '#platform/money.ts'
import { refuse } from '#platform/refusal.ts'
import { shopTime } from '#platform/time.ts'
import * as m from '#words'

type Row = {
  fetched_at: Date
  differences: BillDifference[]
  payments: number
  refunds: number
  paid: Cents
  refunded: Cents
  fees: Cents
}

/** A day's bill as it was last compared. */
export async function loadBill(tx: ReadTx, day: Day): Promise<Bill> {
  const [bill] = await select<Row>(tx)`
    select fetched_at, differences,
      count(l.id) filter (where kind = 'payment') as payments,
      count(l.id) filter (where kind = 'refund') as refunds,
      coalesce(sum(amount_cents) filter (where kind = 'payment'), 0)::bigint as paid,
      coalesce(sum(amount_cents) filter (where kind = 'refund'), 0)::bigint as refunded,
      coalesce(sum(fee_cents), 0)::bigint as fees
    from alipay_bill b left join alipay_bill_line l on l.day = b.day
    where b.day = ${day}::date group by b.day`
  if (!bill) return refuse(m.money_no_bill, { day })
  return {
    day,
    fetch_time: shopTime(bill.fetched_at),
    payments: bill.payments,
    refunds: bill.refunds,
    paid: toYuan(bill.paid),
    refunded: toYuan(bill.refunded),
    fees: toYuan(bill.fees),
    differences: bill.differences.map(({ bill_cents, books_cents, ...found }) => ({
      ...found,
      in_bill: bill_cents === null ? '' : toYuan(bill_cents),
      in_books: books_cents === null ? '' : toYuan(books_cents),
    })),
  }
}
