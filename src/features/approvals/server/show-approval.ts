import { sql } from 'kysely'
import { z } from 'zod'
import type { Approval } from '#features/approvals/approvals-seller-contract.ts'
import { foundAtTable } from '#features/approvals/found-at-table.ts'
import type { Seller } from '#platform/contract/actor.ts'
import type { ReadTx } from '#platform/database/tx.ts'
import type { Language } from '#platform/i18n/language.ts'
import { toYuan } from '#platform/money.ts'
import { pick } from '#platform/pick.ts'
import { shopTime } from '#platform/time.ts'

export const approvals = (tx: ReadTx) =>
  tx
    .selectFrom('approval')
    .innerJoin('person as asker', 'asker.id', 'approval.asked_by')
    .leftJoin('person as decider', 'decider.id', 'approval.decided_by')
    // The shop's day, as `shopDay` has it.
    .leftJoin('person_sum', (join) =>
      join
        .onRef('person_sum.person_id', '=', 'approval.asked_by')
        .on(sql<boolean>`person_sum.day = (approval.asked_at at time zone 'utc' + interval '8 hours')::date`),
    )
    .selectAll('approval')
    .select(['asker.name as asker', 'decider.name as decider', 'person_sum.cents as given_cents'])

type Row = Awaited<ReturnType<ReturnType<typeof approvals>['executeTakeFirstOrThrow']>>
type Looking = { actor: Seller; language: Language }

export const showApproval = (row: Row, { actor, language }: Looking): Approval => ({
  ...pick(row, 'id', 'act', 'thing', 'thing_id', 'buyer_id', 'order_sn', 'reason', 'state', 'note'),
  after_sale_id: row.after_sale_id ?? 0,
  amount: toYuan(row.cents),
  given_alone: toYuan(row.given_cents ?? 0),
  lines: findLines(row.input).map(({ title, sku_id: _, ...line }) => ({ ...line, goods: title[language] })),
  asked_by: row.asker,
  mine: actor.person?.id === row.asked_by ? 1 : 0,
  ask_time: shopTime(row.asked_at),
  expire_time: shopTime(row.expires_at),
  decided_by: row.decider ?? '',
  decide_time: row.decided_at ? shopTime(row.decided_at) : '',
})

/** Other acts have none, and a newer release may have others. */
const findLines = (input: object) =>
  z.object({ found: z.array(foundAtTable) }).safeParse(input).data?.found ?? []

export const findApproval = async (tx: ReadTx, id: number, looking: Looking): Promise<Approval> =>
  showApproval(await approvals(tx).where('approval.id', '=', id).executeTakeFirstOrThrow(), looking)

/** The name the audit trail knows somebody by. */
export async function emailOf(tx: ReadTx, personId: number): Promise<string> {
  const person = tx.selectFrom('person').select('email').where('id', '=', personId)
  return (await person.executeTakeFirstOrThrow()).email
}
