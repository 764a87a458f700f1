import type { BooksRow, moneySellerContract } from '#features/payment/money-seller-contract.ts'
import { BOOK_SUMS } from '#features/payment/payment-rules.ts'
import { type BookRow, sumLedger } from '#features/payment/server/sum-ledger.ts'
import type { Act } from '#platform/contract/act.ts'
import type { ReadTx } from '#platform/database/tx.ts'
import { toYuan } from '#platform/money.ts'

export const sumBooks: Act<typeof moneySellerContract.sumBooks> = ({ period }, { tx }) =>
  readBooks(tx, period)

export const readBooks = async (tx: ReadTx, period: string): Promise<BooksRow[]> =>
  (await sumLedger(tx, period)).map(showRow)

const showRow = (row: BookRow) => {
  const sums = Object.fromEntries(BOOK_SUMS.map((name) => [name, toYuan(row[name])]))
  return {
    period: row.period,
    ...(sums as Record<(typeof BOOK_SUMS)[number], string>),
    fees: row.fees === null ? '' : toYuan(row.fees),
  }
}
