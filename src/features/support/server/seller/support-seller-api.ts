import { supportSellerContract } from '#features/support/support-seller-contract.ts'
import { serve } from '#platform/contract/act.ts'
import { answerBuyer } from './answer-buyer.ts'
import { assignThread } from './assign-thread.ts'
import { closeThread } from './close-thread.ts'
import { listPhrases } from './list-phrases.ts'
import { listThreads } from './list-threads.ts'
import { removePhrase } from './remove-phrase.ts'
import { savePhrase } from './save-phrase.ts'
import { showSellerThread } from './show-seller-thread.ts'

export const supportSellerApi = serve(supportSellerContract, {
  listThreads,
  showSellerThread,
  answerBuyer,
  assignThread,
  closeThread,
  listPhrases,
  savePhrase,
  removePhrase,
})
