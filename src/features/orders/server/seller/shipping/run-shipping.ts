import type { shippingSellerContract } from '#features/orders/shipping-seller-contract.ts'
import { runBatch } from '#platform/batches/run-batch.ts'
import { needBatch } from '#platform/batches/show-batch.ts'
import type { Act } from '#platform/contract/act.ts'
import { shipping } from '../../parcels/shipping-batch.ts'

export const runShipping: Act<typeof shippingSellerContract.runShipping> = async (asked, context) => {
  const id = await runBatch(shipping, asked, context)
  return needBatch(context, id)
}
