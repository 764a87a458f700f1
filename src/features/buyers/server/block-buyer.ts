import { setBlock } from '#features/account/server/seller/set-block.ts'
import type { buyersSellerContract } from '#features/buyers/buyers-seller-contract.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import { refuse } from '#platform/refusal.ts'
import { endSessions } from '#platform/session/end-sessions.ts'
import * as m from '#words'

export const blockBuyer: Act<typeof buyersSellerContract.blockBuyer> = async ({ id, reason }, context) => {
  if (reason === '') return refuse(m.buyers_need_reason)
  const outcome = await setBlock(context.tx, id, { at: context.now, reason })
  if (outcome === 'none') return refuse(m.buyers_none, { id })
  if (outcome === 'already') return refuse(m.buyers_blocked_already, { id })
  await endSessions(context, id)
  context.trace({ thing: 'buyer', id, before: { blocked: false }, after: { blocked: true }, reason })
  return withMessage({}, m.buyers_blocked, { id })
}
