import type { batchesSellerContract } from '#features/batches/batches-seller-contract.ts'
import { resumeBatch as goOn } from '#platform/batches/run-batch.ts'
import { needBatch } from '#platform/batches/show-batch.ts'
import type { Act } from '#platform/contract/act.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'
import { findKind } from './find-kind.ts'

export const resumeBatch: Act<typeof batchesSellerContract.resumeBatch> = async ({ id }, context) => {
  const batch = await needBatch(context, id)
  if (batch.undone) refuse(m.batches_undone)
  if (batch.waits) refuse(m.batches_waits)
  await goOn(findKind(context.services, batch, context.actor), id, context)
  return needBatch(context, id)
}
