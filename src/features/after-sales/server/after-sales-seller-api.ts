import { afterSalesSellerContract } from '#features/after-sales/after-sales-seller-contract.ts'
import { serve } from '#platform/contract/act.ts'
import { approveAsSeller, receiveAsSeller, rejectAsSeller } from './judge-as-seller.ts'
import { listAsSeller, showAsSeller } from './show-for-seller.ts'

export const afterSalesSellerApi = serve(afterSalesSellerContract, {
  list: listAsSeller,
  show: showAsSeller,
  approve: approveAsSeller,
  reject: rejectAsSeller,
  receive: receiveAsSeller,
})
