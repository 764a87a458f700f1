import { manyRefundsSellerContract } from '#features/after-sales/many-refunds-seller-contract.ts'
import { serve } from '#platform/contract/act.ts'
import { checkRefunds } from './check-refunds.ts'
import { findRefundable } from './find-refundable.ts'
import { runRefunds } from './run-refunds.ts'

export const manyRefundsSellerApi = serve(manyRefundsSellerContract, {
  findRefundable,
  checkRefunds,
  runRefunds,
})
