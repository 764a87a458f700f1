import type { identitySellerContract } from '#features/site/identity-seller-contract.ts'
import { readSiteList, saveSiteList } from '#features/site/server/site-lists.ts'
import { SITE } from '#features/site/site-contract.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import * as m from '#words'

export const setPromises: Act<typeof identitySellerContract.setPromises> = async (
  { promises },
  { tx, changed, trace },
) => {
  const before = await readSiteList(tx, 'promises')
  await saveSiteList(tx, 'promises', promises)
  changed(SITE)
  trace({ thing: 'setting', id: 'promises', before: { promises: before }, after: { promises } })
  return withMessage(promises, m.sellersite_promises_done, { count: promises.length })
}
