import type { shippingSellerContract } from '#features/orders/shipping-seller-contract.ts'
import { checkLines } from '#platform/batches/check-lines.ts'
import { showChecked } from '#platform/batches/show-batch.ts'
import type { Act } from '#platform/contract/act.ts'
import { shipping } from '../../parcels/shipping-batch.ts'

export const checkShipping: Act<typeof shippingSellerContract.checkShipping> = async (
  { lines },
  { tx, language },
) => showChecked(await checkLines(tx, shipping, lines), language)
