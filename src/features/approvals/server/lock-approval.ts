import type { Selectable } from 'kysely'
import type { WriteContext } from '#platform/contract/act.ts'
import type { Seller } from '#platform/contract/actor.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'
import type { ApprovalTable } from './approvals-tables.ts'

/** What still waits, locked; refused where it does not, or not any more. */
export async function lockApproval(
  { tx, now }: WriteContext<Seller>,
  id: number,
): Promise<Selectable<ApprovalTable>> {
  const row = await tx
    .selectFrom('approval')
    .selectAll()
    .where('id', '=', id)
    .where('state', '=', 'open')
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst()
  return row ?? refuse(m.approvals_none)
}

/** The same for whoever decides about it: never the one who asked. */
export async function lockOthers(
  context: WriteContext<Seller>,
  id: number,
): Promise<Selectable<ApprovalTable>> {
  const approval = await lockApproval(context, id)
  return context.actor.person?.id === approval.asked_by ? refuse(m.approvals_own) : approval
}
