import type { identitySellerContract } from '#features/site/identity-seller-contract.ts'
import { setSiteList } from '#features/site/server/site-lists.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import * as m from '#words'

export const setLinks: Act<typeof identitySellerContract.setLinks> = async ({ links }, context) => {
  await setSiteList(context, 'links', links)
  return withMessage(links, m.sellersite_links_done, { count: links.length })
}
