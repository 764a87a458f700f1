import type { openingSellerContract } from '#features/shop/opening-seller-contract.ts'
import type { Act } from '#platform/contract/act.ts'
import { findOpening } from './find-opening.ts'

export const showOpening: Act<typeof openingSellerContract.showOpening> = (_, { tx }) => findOpening(tx)
