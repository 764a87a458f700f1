import { afterSalesSellerContract } from '#features/after-sales/after-sales-seller-contract.ts'
import { serve } from '#platform/contract/act.ts'
import { approveAfterSale, receiveReturn, rejectAfterSale } from './judge-as-seller.ts'
import { listSellerAfterSales, showSellerAfterSale } from './show-for-seller.ts'

export const afterSalesSellerApi = serve(afterSalesSellerContract, {
  listSellerAfterSales,
  showSellerAfterSale,
  approveAfterSale,
  rejectAfterSale,
  receiveReturn,
})
