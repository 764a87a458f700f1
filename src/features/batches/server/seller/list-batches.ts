import type { batchesSellerContract } from '#features/batches/batches-seller-contract.ts'
import { nameActors } from '#features/people/server/name-actors.ts'
import { listBatchRows } from '#platform/batches/show-batch.ts'
import type { Act } from '#platform/contract/act.ts'

export const listBatches: Act<typeof batchesSellerContract.listBatches> = async (
  { before_id, rows },
  context,
) => {
  const found = await listBatchRows(context, { before: before_id ?? Number.MAX_SAFE_INTEGER, rows })
  const actors = found.map(({ actor }) => actor)
  const nameOf = await nameActors(context.tx, actors, context.language)
  return found.map((batch) => ({ ...batch, by: nameOf(batch.actor) }))
}
