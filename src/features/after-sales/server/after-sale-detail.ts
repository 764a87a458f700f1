import type { afterSalesContract } from '#features/after-sales/after-sales-contract.ts'
import type { Act } from '#platform/contract/act.ts'
import { showDetail } from './show-after-sale.ts'

export const afterSaleDetail: Act<typeof afterSalesContract.afterSaleDetail> = ({ id }, context) =>
  showDetail(context, id)
