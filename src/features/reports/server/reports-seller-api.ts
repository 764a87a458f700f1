import { reportsSellerContract } from '#features/reports/reports-seller-contract.ts'
import { serve } from '#platform/contract/act.ts'
import { exportReport } from './export-report.ts'
import { listRunningOut } from './list-running-out.ts'
import { rebuildReports } from './rebuild-reports.ts'
import { showReport } from './show-report.ts'

export const reportsSellerApi = serve(reportsSellerContract, {
  showReport,
  exportReport,
  listRunningOut,
  rebuildReports,
})
