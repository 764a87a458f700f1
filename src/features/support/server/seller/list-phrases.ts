import type { supportSellerContract } from '#features/support/support-seller-contract.ts'
import type { Act } from '#platform/contract/act.ts'

export const listPhrases: Act<typeof supportSellerContract.listPhrases> = (_, { tx }) =>
  tx.selectFrom('support_phrase').select(['name', 'content']).orderBy('name').execute()
