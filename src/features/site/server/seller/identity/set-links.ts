import type { identitySellerContract } from '#features/site/identity-seller-contract.ts'
import { readSiteList, saveSiteList } from '#features/site/server/site-lists.ts'
import { SITE } from '#features/site/site-contract.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import * as m from '#words'

export const setLinks: Act<typeof identitySellerContract.setLinks> = async (
  { links },
  { tx, changed, trace },
) => {
  const before = await readSiteList(tx, 'links')
  await saveSiteList(tx, 'links', links)
  changed(SITE)
  trace({ thing: 'setting', id: 'links', before: { links: before }, after: { links } })
  return withMessage(links, m.sellersite_links_done, { count: links.length })
}
