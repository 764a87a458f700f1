import { writeFile } from 'node:fs/promises'
import type { BooksRow } from '#features/payment/money-seller-contract.ts'
import { BOOK_SUMS, type BookSum } from '#features/payment/payment-rules.ts'
import { fromYuan, toYuan } from '#platform/money.ts'
import { refuse, type Sentence } from '#platform/refusal.ts'
import { csvBeginning, csvRows } from '#platform/spreadsheets/write-csv.ts'
import { writeXlsx } from '#platform/spreadsheets/write-xlsx.ts'
import * as m from '#words'
import { oneOf, optional, text, withDefault, word } from './arguments.ts'
import { act } from './command.ts'
import { Refused, refuseUsage } from './faults.ts'
import type { SellerShop } from './seller-shop.ts'

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

type Asked = {
  month: string | undefined
  year: string | undefined
  format: 'csv' | 'xlsx'
  to: string | undefined
}

/** The books of a month by its days, or of a year by its months, with their sums below. */
export const exportBooks = act({
  name: 'export',
  options: {
    month: optional(word('YYYY-MM')),
    year: optional(word('YYYY')),
    format: withDefault(oneOf(['csv', 'xlsx']), 'csv'),
    to: optional(text('FILE')),
  },
  usage: ['--month YYYY-MM|--year YYYY [--format csv|xlsx] [--to FILE]'],
  run: writeBooks,
})

async function writeBooks({ month, year, format, to }: Asked, shop: SellerShop): Promise<void> {
  const period = month ?? year ?? refuseUsage(m.sellermoney_need_period)
  const { output } = shop
  const { api } = await shop.open()
  const answer = await api.moneySeller.sumBooks({ period })
  if (answer.code !== 1) throw new Refused(answer)
  if (output.json) return output.answer(answer)
  const heads = [m.sellermoney_period, ...BOOK_SUMS.map((name) => SUMS[name]), m.sellermoney_fees]
  const names = heads.map((head) => output.say(head))
  const rows = [...answer.data, totalOf(answer.data, output.say(m.sellermoney_total))].map(cellsOf)
  if (format === 'xlsx' && !to) refuse(m.sellerpacking_xlsx_to)
  const file = format === 'xlsx' ? await writeXlsx([names, ...rows]) : csvBeginning(names) + csvRows(rows)
  if (!to) return void output.out.write(file)
  await writeFile(to, file)
  output.line(output.say(m.sellerpacking_exported, { file: to }))
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
