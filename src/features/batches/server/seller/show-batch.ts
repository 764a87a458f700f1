import type { batchesSellerContract } from '#features/batches/batches-seller-contract.ts'
import { needBatch } from '#platform/batches/show-batch.ts'
import type { Act } from '#platform/contract/act.ts'

export const showBatch: Act<typeof batchesSellerContract.showBatch> = ({ id }, context) =>
  needBatch(context, id)
