import { moneySellerContract } from '#features/payment/money-seller-contract.ts'
import { serve } from '#platform/contract/act.ts'
import { listStuckMoney } from './list-stuck-money.ts'
import { retryRefund } from './retry-refund.ts'
import { settleRefund } from './settle-refund.ts'

export const moneySellerApi = serve(moneySellerContract, { listStuckMoney, retryRefund, settleRefund })
