import { refundsSellerContract } from '#features/after-sales/refunds-seller-contract.ts'
import { serve } from '#platform/contract/act.ts'
import { cancelPaidOrder } from './cancel-paid-order.ts'
import { refundPaidOrder } from './refund-paid-order.ts'

export const refundsSellerApi = serve(refundsSellerContract, { cancelPaidOrder, refundPaidOrder })
