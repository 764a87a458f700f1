import { needThread } from '#features/support/server/lock-thread.ts'
import { supportTag, TALKS } from '#features/support/support-contract.ts'
import type { supportSellerContract } from '#features/support/support-seller-contract.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'

export const closeThread: Act<typeof supportSellerContract.closeThread> = async (
  { id },
  { tx, changed, trace },
) => {
  const thread = await needThread(tx, id)
  if (!thread.waiting_since && thread.assigned_to === '') return refuse(m.sellersupport_closed_already)
  await tx
    .updateTable('support_thread')
    .set({ waiting_since: null, assigned_to: '' })
    .where('id', '=', id)
    .execute()
  trace({ thing: 'conversation', id, before: { open: true }, after: { open: false } })
  changed(supportTag(thread.buyer_id), TALKS)
  return withMessage({}, m.sellersupport_closed, { id })
}
