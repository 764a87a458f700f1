import { refundsSellerContract } from '#features/after-sales/refunds-seller-contract.ts'
import { serve } from '#platform/contract/act.ts'
import { cancelPaidOrder } from './cancel-paid-order.ts'
import { correctWeight } from './correct-weight.ts'
import { refundPaidOrder } from './refund-paid-order.ts'
import { refundPostage } from './refund-postage.ts'
import { weighItem } from './weigh-item.ts'

export const refundsSellerApi = serve(refundsSellerContract, {
  cancelPaidOrder,
  refundPaidOrder,
  refundPostage,
  weighItem,
  correctWeight,
})
