import type { approvalsSellerContract } from '#features/approvals/approvals-seller-contract.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'
import { decide } from './decide.ts'
import { lockApproval } from './lock-approval.ts'

export const withdrawApproval: Act<typeof approvalsSellerContract.withdrawApproval> = async (
  { id },
  context,
) => {
  const approval = await lockApproval(context, id)
  // A colleague's answers like a missing one; the command may withdraw any.
  const { person } = context.actor
  if (person && person.id !== approval.asked_by) refuse(m.approvals_none)
  return withMessage(await decide(context, approval, { state: 'withdrawn' }), m.approvals_withdrawn)
}
