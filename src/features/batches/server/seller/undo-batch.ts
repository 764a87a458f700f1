import type { batchesSellerContract } from '#features/batches/batches-seller-contract.ts'
import { needBatch } from '#platform/batches/show-batch.ts'
import { undoBatch as takeBack } from '#platform/batches/undo-batch.ts'
import type { Act } from '#platform/contract/act.ts'
import { findKind } from './find-kind.ts'

export const undoBatch: Act<typeof batchesSellerContract.undoBatch> = async ({ id }, context) => {
  await takeBack(findKind(context.services, await needBatch(context, id), context.actor), id, context)
  return needBatch(context, id)
}
