import { needThread } from '#features/support/server/lock-thread.ts'
import { TALKS } from '#features/support/support-contract.ts'
import type { supportSellerContract } from '#features/support/support-seller-contract.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import * as m from '#words'

export const assignThread: Act<typeof supportSellerContract.assignThread> = async (
  { id, to },
  { tx, changed, trace },
) => {
  const thread = await needThread(tx, id)
  await tx.updateTable('support_thread').set({ assigned_to: to }).where('id', '=', id).execute()
  trace({ thing: 'conversation', id, before: { to: thread.assigned_to }, after: { to } })
  changed(TALKS)
  return to === ''
    ? withMessage({}, m.sellersupport_for_all, { id })
    : withMessage({}, m.sellersupport_assigned, { id, to })
}
