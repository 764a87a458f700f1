import { afterSalesContract } from '#features/after-sales/after-sales-contract.ts'
import { serve } from '#platform/contract/act.ts'
import { afterSaleDetail } from './after-sale-detail.ts'
import { cancelAfterSale } from './cancel-after-sale.ts'
import { listAfterSales } from './list-after-sales.ts'
import { listCouriers } from './list-couriers.ts'
import { listReasons } from './list-reasons.ts'
import { refuseOffer } from './refuse-offer.ts'
import { sendBack } from './send-back.ts'
import { showOptions } from './show-options.ts'
import { submitAfterSale } from './submit-after-sale.ts'
import { takeOffer } from './take-offer.ts'

export const afterSalesApi = serve(afterSalesContract, {
  listAfterSales,
  showOptions,
  submitAfterSale,
  cancelAfterSale,
  afterSaleDetail,
  takeOffer,
  refuseOffer,
  sendBack,
  listCouriers,
  listReasons,
})
