import type { batchesSellerContract } from '#features/batches/batches-seller-contract.ts'
import { resumeBatch as goOn } from '#platform/batches/run-batch.ts'
import { needBatch } from '#platform/batches/show-batch.ts'
import type { Act } from '#platform/contract/act.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'
import { findKind } from './find-kind.ts'

export const resumeBatch: Act<typeof batchesSellerContract.resumeBatch> = async ({ id }, context) => {
  const { tx, actor, language, services } = context
  const batch = await needBatch(tx, id, language)
  if (batch.undone) refuse(m.batches_undone)
  await goOn(findKind(services, batch, actor), id, context)
  return needBatch(tx, id, language)
}
