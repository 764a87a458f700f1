import { setBlock } from '#features/account/server/seller/set-block.ts'
import type { buyersSellerContract } from '#features/buyers/buyers-seller-contract.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'

export const unblockBuyer: Act<typeof buyersSellerContract.unblockBuyer> = async ({ id }, { tx, trace }) => {
  const outcome = await setBlock(tx, id, { at: null, reason: '' })
  if (outcome === 'none') return refuse(m.buyers_none, { id })
  if (outcome === 'already') return refuse(m.buyers_not_blocked, { id })
  trace({ thing: 'buyer', id, before: { blocked: true }, after: { blocked: false } })
  return withMessage({}, m.buyers_unblocked, { id })
}
