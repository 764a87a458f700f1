import type { pricesSellerContract } from '#features/catalogue/prices-seller-contract.ts'
import { checkLines } from '#platform/batches/check-lines.ts'
import { showChecked } from '#platform/batches/show-batch.ts'
import type { Act } from '#platform/contract/act.ts'
import { nameChanges } from './name-changes.ts'
import { prices } from './prices-batch.ts'

export const checkPrices: Act<typeof pricesSellerContract.checkPrices> = async (
  { lines },
  { tx, language },
) => showChecked(await checkLines(tx, prices, await nameChanges(tx, lines)), language)
