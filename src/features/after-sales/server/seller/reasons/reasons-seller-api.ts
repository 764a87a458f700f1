import { reasonsSellerContract } from '#features/after-sales/reasons-seller-contract.ts'
import { serve } from '#platform/contract/act.ts'
import { addReason } from './add-reason.ts'
import { changeReason } from './change-reason.ts'
import { listSellerReasons } from './list-seller-reasons.ts'
import { orderReasons } from './order-reasons.ts'

export const reasonsSellerApi = serve(reasonsSellerContract, {
  listSellerReasons,
  addReason,
  changeReason,
  orderReasons,
})
