import type { BooksRow } from '#features/payment/money-seller-contract.ts'
import { BOOK_SUMS, type BookSum } from '#features/payment/payment-rules.ts'
import { fromYuan, toYuan } from '#platform/money.ts'
import type { Sentence } from '#platform/refusal.ts'
import * as m from '#words'

const SUMS: Record<BookSum, Sentence> = {
  goods: m.sellermoney_sum_goods,
  postage: m.sellermoney_sum_postage,
  discounts: m.sellermoney_sum_discounts,
  paid_alipay: m.sellermoney_sum_paid_alipay,
  paid_balance: m.sellermoney_sum_paid_balance,
  refunds: m.sellermoney_sum_refunds,
  refunds_to_wallet: m.sellermoney_sum_refunds_to_wallet,
  paid_back: m.sellermoney_sum_paid_back,
  paid_outside: m.sellermoney_sum_paid_outside,
  surplus: m.sellermoney_sum_surplus,
  top_ups: m.sellermoney_sum_top_ups,
  top_ups_back: m.sellermoney_sum_top_ups_back,
  gifts: m.sellermoney_sum_gifts,
}

export type Say = (sentence: Sentence) => string

/** The books as rows of a file: what each column is, then the periods, then their sums. */
export function bookRows(rows: readonly BooksRow[], say: Say) {
  const heads = [m.sellermoney_period, ...BOOK_SUMS.map((name) => SUMS[name]), m.sellermoney_fees]
  return {
    heads: heads.map((head) => say(head)),
    rows: [...rows, totalOf(rows, say(m.sellermoney_total))].map(cellsOf),
  }
}

const cellsOf = ({ period, fees, ...sums }: BooksRow) => [
  period,
  ...BOOK_SUMS.map((name) => Number(sums[name])),
  fees === '' ? '' : Number(fees),
]

function totalOf(rows: readonly BooksRow[], period: string): BooksRow {
  const total = (of: (row: BooksRow) => string) =>
    toYuan(rows.reduce((sum, row) => sum + (fromYuan(of(row)) ?? 0), 0))
  const sums = Object.fromEntries(BOOK_SUMS.map((name) => [name, total((row) => row[name])]))
  const fees = rows.every((row) => row.fees === '') ? '' : total((row) => row.fees)
  return { ...(sums as Record<BookSum, string>), period, fees }
}
