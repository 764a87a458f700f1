import { courierFilesSellerContract } from '#features/orders/courier-files-seller-contract.ts'
import { serve } from '#platform/contract/act.ts'
import { changeTemplate } from './change-template.ts'
import { exportForCourier } from './export-for-courier.ts'
import { resetTemplate } from './reset-template.ts'
import { showTemplate } from './show-template.ts'

export const courierFilesSellerApi = serve(courierFilesSellerContract, {
  exportForCourier,
  showTemplate,
  changeTemplate,
  resetTemplate,
})
