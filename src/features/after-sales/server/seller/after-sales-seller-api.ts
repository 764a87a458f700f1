import { afterSalesSellerContract } from '#features/after-sales/after-sales-seller-contract.ts'
import { serve } from '#platform/contract/act.ts'
import { approveAfterSale } from './approve-after-sale.ts'
import { listSellerAfterSales } from './list-seller-after-sales.ts'
import { offerSum } from './offer-sum.ts'
import { receiveReturn } from './receive-return.ts'
import { rejectAfterSale } from './reject-after-sale.ts'
import { showSellerAfterSale } from './show-seller-after-sale.ts'

export const afterSalesSellerApi = serve(afterSalesSellerContract, {
  listSellerAfterSales,
  showSellerAfterSale,
  approveAfterSale,
  rejectAfterSale,
  offerSum,
  receiveReturn,
})
