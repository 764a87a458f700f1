import { sql } from 'kysely'
import type { noticesContract } from '#features/notices/notices-contract.ts'
import { MESSAGES_PER_PAGE } from '#features/notices/notices-rules.ts'
import type { Act } from '#platform/contract/act.ts'
import { shopTime } from '#platform/time.ts'
import { formatMessage } from './message-sentences.ts'

export const listMessages: Act<typeof noticesContract.listMessages> = async (
  { page },
  { tx, actor, language },
) => {
  const shown = { per_page: MESSAGES_PER_PAGE, current_page: page }
  const mine = tx.selectFrom('buyer_message').where('buyer_id', '=', actor.id)
  const { total } = await mine.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow()
  const offset = (page - 1) * MESSAGES_PER_PAGE
  if (offset >= total) return { ...shown, total, data: [] }
  const rows = await mine
    .select(['id', 'kind', 'data', 'created_at', 'read_at'])
    .orderBy('id', 'desc')
    .limit(MESSAGES_PER_PAGE)
    .offset(offset)
    .execute()
  return {
    ...shown,
    total,
    data: rows.map((row) => ({
      id: row.id,
      kind: row.kind,
      ...formatMessage(row.kind, row.data, language),
      create_time: shopTime(row.created_at),
      is_read: row.read_at ? 1 : 0,
    })),
  }
}
