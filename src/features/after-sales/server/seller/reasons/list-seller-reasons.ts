import type { reasonsSellerContract } from '#features/after-sales/reasons-seller-contract.ts'
import type { Act } from '#platform/contract/act.ts'
import { sellerReasons } from './show-seller-reason.ts'

export const listSellerReasons: Act<typeof reasonsSellerContract.listSellerReasons> = (_, { tx }) =>
  sellerReasons(tx)
