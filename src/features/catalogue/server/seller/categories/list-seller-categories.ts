import type { categoriesSellerContract } from '#features/catalogue/categories-seller-contract.ts'
import type { Act } from '#platform/contract/act.ts'
import { sellerCategories } from './show-seller-category.ts'

export const listSellerCategories: Act<typeof categoriesSellerContract.listSellerCategories> = (_, { tx }) =>
  sellerCategories(tx)
