import type { noticesContract } from '#features/notices/notices-contract.ts'
import { MESSAGES_PER_PAGE } from '#features/notices/notices-rules.ts'
import type { Act, ReadContext } from '#platform/contract/act.ts'
import type { Buyer } from '#platform/contract/actor.ts'
import { answerPage } from '#platform/database/answer-page.ts'
import { countRows } from '#platform/database/count-rows.ts'
import { shopTime } from '#platform/time.ts'
import { formatMessage } from './message-sentences.ts'

export const listMessages: Act<typeof noticesContract.listMessages> = ({ page }, context) =>
  listOwnMessages(page, context)

export async function listOwnMessages(page: number, { tx, actor, language }: ReadContext<Buyer>) {
  const mine = tx.selectFrom('buyer_message').where('buyer_id', '=', actor.id).where('send_after', 'is', null)
  const total = await countRows(tx, mine)
  const latest = mine.select(['id', 'kind', 'data', 'created_at', 'read_at']).orderBy('id', 'desc')
  return answerPage({ page, perPage: MESSAGES_PER_PAGE, total }, latest, (row) => ({
    id: row.id,
    kind: row.kind,
    ...formatMessage(row.kind, row.data, language),
    create_time: shopTime(row.created_at),
    is_read: row.read_at ? 1 : 0,
  }))
}
