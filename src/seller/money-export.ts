import { writeFile } from 'node:fs/promises'
import { bookRows } from '#features/payment/server/seller/book-rows.ts'
import { refuse } from '#platform/refusal.ts'
import { csvBeginning, csvRows } from '#platform/spreadsheets/write-csv.ts'
import { writeXlsx } from '#platform/spreadsheets/write-xlsx.ts'
import * as m from '#words'
import { oneOf, optional, text, withDefault, word } from './arguments.ts'
import { act } from './command.ts'
import { Refused, refuseUsage } from './faults.ts'
import type { SellerShop } from './seller-shop.ts'

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
  const { heads, rows } = bookRows(answer.data, (sentence) => output.say(sentence))
  if (format === 'xlsx' && !to) refuse(m.sellerpacking_xlsx_to)
  const file = format === 'xlsx' ? await writeXlsx([heads, ...rows]) : csvBeginning(heads) + csvRows(rows)
  if (!to) return void output.out.write(file)
  await writeFile(to, file)
  output.line(output.say(m.sellerpacking_exported, { file: to }))
}
