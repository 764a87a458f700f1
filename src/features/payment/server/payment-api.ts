import { paymentContract } from '#features/payment/payment-contract.ts'
import { serve } from '#platform/contract/act.ts'
import { payByBalance } from './pay-by-balance.ts'
import { paymentState } from './payment-state.ts'
import { returnUnspent } from './return-unspent.ts'
import { startAlipay } from './start-alipay.ts'
import { topUp } from './top-up.ts'
import { topUpState } from './top-up-state.ts'

export const paymentApi = serve(paymentContract, {
  startAlipay,
  payByBalance,
  paymentState,
  topUp,
  topUpState,
  returnUnspent,
})
