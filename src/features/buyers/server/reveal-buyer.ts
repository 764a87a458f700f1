import type { buyersSellerContract } from '#features/buyers/buyers-seller-contract.ts'
import { countReveal } from '#features/people/server/count-reveal.ts'
import type { Act } from '#platform/contract/act.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'
import { selectBuyers } from './show-buyer-line.ts'

/** Whoever must call somebody sees the number; who looked, and at whom, stays in the audit trail. */
export const revealBuyer: Act<typeof buyersSellerContract.revealBuyer> = async ({ id }, context) => {
  const { tx, trace } = context
  const buyer = await selectBuyers(tx).where('id', '=', id).where('closed_at', 'is', null).executeTakeFirst()
  if (!buyer) return refuse(m.buyers_none, { id })
  const left = await countReveal(context, id)
  trace({ thing: 'buyer', id, after: { revealed: 'mobile' } })
  return { mobile: `${buyer.prefix} ${buyer.mobile}`, left }
}
