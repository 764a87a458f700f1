import type { identitySellerContract } from '#features/site/identity-seller-contract.ts'
import { readSiteList } from '#features/site/server/site-lists.ts'
import type { Act } from '#platform/contract/act.ts'

export const showLinks: Act<typeof identitySellerContract.showLinks> = (_, { tx }) =>
  readSiteList(tx, 'links')
