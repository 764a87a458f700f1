import type { identitySellerContract } from '#features/site/identity-seller-contract.ts'
import { setSiteList } from '#features/site/server/site-lists.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import * as m from '#words'

export const setPromises: Act<typeof identitySellerContract.setPromises> = async ({ promises }, context) => {
  await setSiteList(context, 'promises', promises)
  return withMessage(promises, m.sellersite_promises_done, { count: promises.length })
}
