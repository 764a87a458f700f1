import type { Selectable } from 'kysely'
import type { ApprovalState } from '#features/approvals/approval-rules.ts'
import type { Approval } from '#features/approvals/approvals-seller-contract.ts'
import type { WriteContext } from '#platform/contract/act.ts'
import type { Seller } from '#platform/contract/actor.ts'
import { toYuan } from '#platform/money.ts'
import type { ApprovalTable } from './approvals-tables.ts'
import { dropHeld } from './drop-held.ts'
import { emailOf, findApproval } from './show-approval.ts'

/** Writes down what became of a locked approval, for both to answer for. */
export async function decide(
  { tx, actor, now, language, trace, services }: WriteContext<Seller>,
  approval: Selectable<ApprovalTable>,
  { state, note = '' }: { state: Exclude<ApprovalState, 'open' | 'expired'>; note?: string },
): Promise<Approval> {
  const { id, act, cents, thing_id: about, asked_by } = approval
  await tx
    .updateTable('approval')
    .set({ state, note, decided_by: actor.person?.id ?? null, decided_at: now })
    .where('id', '=', id)
    .execute()
  if (state !== 'agreed') await dropHeld(tx, approval, { now, ends: services.notAgreedActs })
  const after = { state, act, amount: toYuan(cents), about, asked_by: await emailOf(tx, asked_by) }
  trace({ thing: 'approval', id, before: { state: 'open' }, after, reason: note })
  return findApproval(tx, id, { actor, language })
}
