import type { siteSellerContract } from '#features/site/site-seller-contract.ts'
import type { Act } from '#platform/contract/act.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'

export const showPage: Act<typeof siteSellerContract.showPage> = async ({ id }, { tx }) => {
  const page = await tx.selectFrom('page').selectAll().where('id', '=', id).executeTakeFirst()
  return page ?? refuse(m.sellerpages_none, { id })
}
