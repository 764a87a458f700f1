import type { reportsSellerContract } from '#features/reports/reports-seller-contract.ts'
import type { Act } from '#platform/contract/act.ts'
import { csvBeginning, csvRows } from '#platform/spreadsheets/write-csv.ts'
import * as m from '#words'
import { readReport } from './read-report.ts'

const HEADS = [
  m.reports_what,
  m.reports_orders,
  m.reports_pieces,
  m.reports_sum,
  m.reports_refunds,
  m.reports_refunded,
  m.reports_new_buyers,
  m.reports_old_buyers,
]

export const exportReport: Act<typeof reportsSellerContract.exportReport> = async (
  asked,
  { tx, language },
) => {
  const { rows } = await readReport(tx, asked, language)
  const cells = rows.map((row) => [
    row.name,
    row.orders,
    row.pieces,
    Number(row.sum),
    row.refunds,
    Number(row.refunded),
    row.new_buyers,
    row.old_buyers,
  ])
  const heads = HEADS.map((head) => head({}, { locale: language }))
  return {
    name: `${asked.by}-${asked.from}-${asked.until}.csv`,
    csv: csvBeginning(heads) + csvRows(cells),
  }
}
