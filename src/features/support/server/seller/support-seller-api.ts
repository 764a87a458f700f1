import { supportSellerContract } from '#features/support/support-seller-contract.ts'
import { serve } from '#platform/contract/act.ts'
import { answerBuyer } from './answer-buyer.ts'
import { listThreads } from './list-threads.ts'
import { showSellerThread } from './show-seller-thread.ts'

export const supportSellerApi = serve(supportSellerContract, {
  listThreads,
  showSellerThread,
  answerBuyer,
})
