import type { reportsSellerContract } from '#features/reports/reports-seller-contract.ts'
import type { Act } from '#platform/contract/act.ts'
import { readReport } from './read-report.ts'

export const showReport: Act<typeof reportsSellerContract.showReport> = (asked, { tx, language }) =>
  readReport(tx, asked, language)
