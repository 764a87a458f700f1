import type { postageSellerContract } from '#features/postage/postage-seller-contract.ts'
import type { Act } from '#platform/contract/act.ts'
import { readTerms } from './read-terms.ts'

export const showPostageTerms: Act<typeof postageSellerContract.showPostageTerms> = (_, { tx, language }) =>
  readTerms(tx, language)
