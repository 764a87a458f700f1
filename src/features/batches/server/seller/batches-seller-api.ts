import { batchesSellerContract } from '#features/batches/batches-seller-contract.ts'
import { serve } from '#platform/contract/act.ts'
import { listBatches } from './list-batches.ts'
import { resumeBatch } from './resume-batch.ts'
import { showBatch } from './show-batch.ts'
import { undoBatch } from './undo-batch.ts'

export const batchesSellerApi = serve(batchesSellerContract, {
  listBatches,
  showBatch,
  resumeBatch,
  undoBatch,
})
