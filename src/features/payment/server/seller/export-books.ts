import type { moneySellerContract } from '#features/payment/money-seller-contract.ts'
import type { Act } from '#platform/contract/act.ts'
import { csvBeginning, csvRows } from '#platform/spreadsheets/write-csv.ts'
import { bookRows } from './book-rows.ts'
import { readBooks } from './sum-books.ts'

export const exportBooks: Act<typeof moneySellerContract.exportBooks> = async (
  { period },
  { tx, language },
) => {
  const { heads, rows } = bookRows(await readBooks(tx, period), (sentence) =>
    sentence({} as never, { locale: language }),
  )
  return { name: `books-${period}.csv`, csv: csvBeginning(heads) + csvRows(rows) }
}
