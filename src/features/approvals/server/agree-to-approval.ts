import type { ApprovalAct } from '#features/approvals/approval-rules.ts'
import type { approvalsSellerContract } from '#features/approvals/approvals-seller-contract.ts'
import { resumeBatch } from '#platform/batches/run-batch.ts'
import { type Act, type StepContext, type WriteContext, withMessage } from '#platform/contract/act.ts'
import type { Seller } from '#platform/contract/actor.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'
import { decide } from './decide.ts'
import { lockOthers } from './lock-approval.ts'
import { emailOf } from './show-approval.ts'

/** An act that may have waited, given once more what was sent to it then. */
export type ApprovedAct = (input: never, context: WriteContext<Seller>) => Promise<unknown>

type AnyAct = ((input: object, context: WriteContext<Seller>) => Promise<unknown>) | undefined

/**
 * The act is done now, by whoever agrees and in the name of whoever asked: it looks at everything anew, and refuses what
 * the world no longer allows. Then nothing is decided, and it can still be declined. A batch that waited is let go in the
 * same moment, and done after it, some lines a transaction as ever.
 */
export const agreeToApproval: Act<typeof approvalsSellerContract.agreeToApproval> = async (
  { id },
  context,
) => {
  const { services } = context
  const { shown, asker } = await context.write(async (writing) => {
    const approval = await lockOthers(writing, id)
    const asker = await emailOf(writing.tx, approval.asked_by)
    const act = services.approvedActs[approval.act as ApprovalAct] as AnyAct
    // Asked for in a newer release: its processes can do it, this one cannot know what it would do.
    if (!act) return refuse(m.approvals_newer)
    await act(approval.input, inBothNames(writing, asker))
    return { shown: await decide(writing, approval, { state: 'agreed' }), asker }
  })
  // Such an act has the name of its kind of batch.
  const kind = shown.thing === 'batch' ? services.batchKinds[shown.act] : undefined
  if (kind) await resumeBatch(kind, Number(shown.thing_id), stepsInBothNames(context, asker))
  return withMessage(shown, m.approvals_agreed, { amount: shown.amount, name: shown.asked_by })
}

/** Whoever agrees acts; who asked stands beside it in the audit trail. */
const inBothNames = (writing: WriteContext<Seller>, asker: string): WriteContext<Seller> => ({
  ...writing,
  actor: { ...writing.actor, asker },
  trace: (done) => writing.trace({ ...done, after: { ...done.after, asked_by: asker } }),
})

const stepsInBothNames = (context: StepContext<Seller>, asker: string): StepContext<Seller> => ({
  ...context,
  write: (change) => context.write((writing) => change(inBothNames(writing, asker))),
})

declare module '#platform/contract/services.ts' {
  interface Services {
    /** What a second person can agree to. */
    approvedActs: Readonly<Record<ApprovalAct, ApprovedAct>>
  }
}
