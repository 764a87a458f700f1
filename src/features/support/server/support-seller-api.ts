import { supportSellerContract } from '#features/support/support-seller-contract.ts'
import { serve } from '#platform/contract/act.ts'
import { answerBuyer } from './answer-buyer.ts'
import { listThreads, showThreadToSeller } from './list-threads.ts'

export const supportSellerApi = serve(supportSellerContract, {
  threads: listThreads,
  thread: showThreadToSeller,
  answer: answerBuyer,
})
