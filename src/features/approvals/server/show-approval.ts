import type { Approval } from '#features/approvals/approvals-seller-contract.ts'
import type { Seller } from '#platform/contract/actor.ts'
import type { ReadTx } from '#platform/database/tx.ts'
import { toYuan } from '#platform/money.ts'
import { pick } from '#platform/pick.ts'
import { shopTime } from '#platform/time.ts'

export const approvals = (tx: ReadTx) =>
  tx
    .selectFrom('approval')
    .innerJoin('person as asker', 'asker.id', 'approval.asked_by')
    .leftJoin('person as decider', 'decider.id', 'approval.decided_by')
    .selectAll('approval')
    .select(['asker.name as asker', 'decider.name as decider'])

type Row = Awaited<ReturnType<ReturnType<typeof approvals>['executeTakeFirstOrThrow']>>

export const showApproval = (row: Row, { person }: Seller): Approval => ({
  ...pick(row, 'id', 'act', 'thing', 'thing_id', 'buyer_id', 'order_sn', 'reason', 'state', 'note'),
  after_sale_id: row.after_sale_id ?? 0,
  amount: toYuan(row.cents),
  asked_by: row.asker,
  mine: person?.id === row.asked_by ? 1 : 0,
  ask_time: shopTime(row.asked_at),
  expire_time: shopTime(row.expires_at),
  decided_by: row.decider ?? '',
  decide_time: row.decided_at ? shopTime(row.decided_at) : '',
})

export const findApproval = async (tx: ReadTx, id: number, actor: Seller): Promise<Approval> =>
  showApproval(await approvals(tx).where('approval.id', '=', id).executeTakeFirstOrThrow(), actor)

/** The name the audit trail knows somebody by. */
export async function emailOf(tx: ReadTx, personId: number): Promise<string> {
  const person = tx.selectFrom('person').select('email').where('id', '=', personId)
  return (await person.executeTakeFirstOrThrow()).email
}
