import type { manyRefundsSellerContract } from '#features/after-sales/many-refunds-seller-contract.ts'
import { askSecond } from '#features/approvals/server/ask-second.ts'
import { findOpenApproval } from '#features/approvals/server/find-open-approval.ts'
import type { Checked } from '#platform/batches/check-lines.ts'
import { holdBatch } from '#platform/batches/hold-batch.ts'
import { runBatch } from '#platform/batches/run-batch.ts'
import { needBatch } from '#platform/batches/show-batch.ts'
import { type Act, type WriteContext, withMessage } from '#platform/contract/act.ts'
import type { Seller } from '#platform/contract/actor.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'
import { planRefunds, type RefundLine } from './plan-refunds.ts'
import { refunds } from './refunds-batch.ts'
import { refuseFaults } from './refuse-faults.ts'
import { sumReady } from './sum-ready.ts'

/** One decision about all of it: within the sums it is done at once, beyond them all of it waits for one second person. */
export const runRefunds: Act<typeof manyRefundsSellerContract.runRefunds> = async (
  { key, ...asked },
  context,
) => {
  refuseFaults(asked)
  const { tx } = context
  const first = async (writing: WriteContext<Seller>, batchId: number, checked: Checked<RefundLine>) => {
    if (checked.key !== key) refuse(m.manyrefunds_moved)
    const giving = { act: 'refunds', input: { batch_id: batchId }, thing: 'batch', buyerId: 0 } as const
    const cents = sumReady(checked)
    const of = { thingId: String(batchId), cents, reason: asked.reason }
    if (await askSecond(writing, { ...giving, ...of })) await holdBatch(writing, batchId)
  }
  const id = await runBatch(refunds, { lines: await planRefunds(tx, asked), key, first }, context)
  const batch = await needBatch(context, id)
  const waiting = await findOpenApproval(tx, { thing: 'batch', thingId: String(id) })
  if (!waiting) return { ...batch, approval_id: 0 }
  return withMessage({ ...batch, approval_id: waiting.id }, m.approvals_asked, { amount: waiting.amount })
}
