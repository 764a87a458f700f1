import type { approvalsSellerContract } from '#features/approvals/approvals-seller-contract.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'
import { decide } from './decide.ts'
import { lockOthers } from './lock-approval.ts'

export const declineApproval: Act<typeof approvalsSellerContract.declineApproval> = async (
  { id, reason },
  context,
) => {
  if (reason === '') refuse(m.approvals_need_reason)
  const approval = await lockOthers(context, id)
  const shown = await decide(context, approval, { state: 'declined', note: reason })
  return withMessage(shown, m.approvals_declined, { name: shown.asked_by })
}
