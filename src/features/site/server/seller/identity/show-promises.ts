import type { identitySellerContract } from '#features/site/identity-seller-contract.ts'
import { readSiteList } from '#features/site/server/site-lists.ts'
import type { Act } from '#platform/contract/act.ts'

export const showPromises: Act<typeof identitySellerContract.showPromises> = (_, { tx }) =>
  readSiteList(tx, 'promises')
