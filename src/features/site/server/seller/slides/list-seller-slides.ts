import type { slidesSellerContract } from '#features/site/slides-seller-contract.ts'
import type { Act } from '#platform/contract/act.ts'
import { sellerSlides } from './show-seller-slide.ts'

export const listSellerSlides: Act<typeof slidesSellerContract.listSellerSlides> = (_, { tx, now }) =>
  sellerSlides(tx, now)
