import type { Selectable } from 'kysely'
import type { SupportMessage } from '#features/support/support-contract.ts'
import type { WriteTx } from '#platform/database/tx.ts'
import { shopTime } from '#platform/time.ts'
import type { SupportMessageTable } from './support-tables.ts'

export async function postToThread(
  tx: WriteTx,
  said: { threadId: number; fromSeller: boolean; content: string; now: Date },
): Promise<SupportMessage> {
  const row = await tx
    .insertInto('support_message')
    .values({
      thread_id: said.threadId,
      from_seller: said.fromSeller,
      content: said.content,
      created_at: said.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return showMessage(row)
}

export const showMessage = (row: Omit<Selectable<SupportMessageTable>, 'thread_id'>): SupportMessage => ({
  id: row.id,
  from_seller: row.from_seller ? 1 : 0,
  content: row.content,
  create_time: shopTime(row.created_at),
})
