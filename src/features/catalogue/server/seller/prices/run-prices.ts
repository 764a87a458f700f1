import type { pricesSellerContract } from '#features/catalogue/prices-seller-contract.ts'
import { runBatch } from '#platform/batches/run-batch.ts'
import { needBatch } from '#platform/batches/show-batch.ts'
import type { Act } from '#platform/contract/act.ts'
import { nameChanges } from './name-changes.ts'
import { prices } from './prices-batch.ts'

export const runPrices: Act<typeof pricesSellerContract.runPrices> = async ({ lines, key }, context) => {
  const id = await runBatch(prices, { lines: await nameChanges(context.tx, lines), key }, context)
  return needBatch(context, id)
}
