import type { supportSellerContract } from '#features/support/support-seller-contract.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'

export const assignThread: Act<typeof supportSellerContract.assignThread> = async (
  { id, to },
  { tx, trace },
) => {
  const thread = await tx
    .selectFrom('support_thread')
    .where('id', '=', id)
    .select('assigned_to')
    .forUpdate()
    .executeTakeFirst()
  if (!thread) return refuse(m.sellersupport_none, { id })
  await tx.updateTable('support_thread').set({ assigned_to: to }).where('id', '=', id).execute()
  trace({ thing: 'conversation', id, before: { to: thread.assigned_to }, after: { to } })
  return to === ''
    ? withMessage({}, m.sellersupport_for_all, { id })
    : withMessage({}, m.sellersupport_assigned, { id, to })
}
