import type { batchesSellerContract } from '#features/batches/batches-seller-contract.ts'
import { listBatchRows } from '#platform/batches/show-batch.ts'
import type { Act } from '#platform/contract/act.ts'

export const listBatches: Act<typeof batchesSellerContract.listBatches> = ({ before_id, rows }, context) =>
  listBatchRows(context, { before: before_id ?? Number.MAX_SAFE_INTEGER, rows })
