import type { Bill } from '#features/payment/money-seller-contract.ts'
import * as m from '#words'
import type { Columns } from './columns.ts'
import type { Output } from './output.ts'

export const BILLS: Columns<{ day: string; fetch_time: string; differences: number }> = [
  [m.sellermoney_bill_day, 'day'],
  [m.sellermoney_bill_fetched, 'fetch_time'],
  [m.sellermoney_bill_differences, 'differences'],
]

const DIFFERENCES: Columns<Bill['differences'][number]> = [
  [
    m.sellermoney_bill_what,
    ({ what }) => (what === 'payment' ? m.sellermoney_bill_payment : m.sellermoney_bill_refund),
  ],
  [m.sellermoney_trade, 'trade_no'],
  [m.sellermoney_bill_sn, 'sn'],
  [m.sellermoney_bill_in_bill, ({ in_bill }) => in_bill || m.sellermoney_bill_absent],
  [m.sellermoney_bill_in_books, ({ in_books }) => in_books || m.sellermoney_bill_absent],
]

export function drawBill(bill: Bill, output: Output): void {
  output.line(output.say(m.sellermoney_bill_sums, bill))
  if (bill.differences.length > 0) output.list(bill.differences, DIFFERENCES)
  else output.line(output.say(m.sellermoney_bill_agrees))
}
