import type { ApprovalAct } from '#features/approvals/approval-rules.ts'
import type { approvalsSellerContract } from '#features/approvals/approvals-seller-contract.ts'
import { type Act, type WriteContext, withMessage } from '#platform/contract/act.ts'
import type { Seller } from '#platform/contract/actor.ts'
import * as m from '#words'
import { decide } from './decide.ts'
import { lockOthers } from './lock-approval.ts'
import { emailOf } from './show-approval.ts'

/** An act that may have waited, given once more what was sent to it then. */
export type ApprovedAct = (input: never, context: WriteContext<Seller>) => Promise<unknown>

/**
 * The act is done now, by whoever agrees and in the name of whoever asked: it looks at everything anew, and refuses what
 * the world no longer allows. Then nothing is decided, and it can still be declined.
 */
export const agreeToApproval: Act<typeof approvalsSellerContract.agreeToApproval> = async (
  { id },
  context,
) => {
  const { tx, actor, services, trace } = context
  const approval = await lockOthers(context, id)
  const asker = await emailOf(tx, approval.asked_by)
  const act = services.approvedActs[approval.act] as (
    input: object,
    context: WriteContext<Seller>,
  ) => Promise<unknown>
  await act(approval.input, {
    ...context,
    actor: { ...actor, asker },
    trace: (done) => trace({ ...done, after: { ...done.after, asked_by: asker } }),
  })
  const shown = await decide(context, approval, { state: 'agreed' })
  return withMessage(shown, m.approvals_agreed, { amount: shown.amount, name: shown.asked_by })
}

declare module '#platform/contract/services.ts' {
  interface Services {
    /** What a second person can agree to. */
    approvedActs: Readonly<Record<ApprovalAct, ApprovedAct>>
  }
}
