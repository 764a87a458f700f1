import type { ReadTx, WriteTx } from '#platform/database/tx.ts'
import type { Language } from '#platform/i18n/language.ts'
import { shopTime } from '#platform/time.ts'
import { formatMessage } from './message-sentences.ts'

export async function exportMessages(tx: ReadTx, buyerId: number, language: Language): Promise<unknown> {
  const rows = await tx
    .selectFrom('buyer_message')
    .where('buyer_id', '=', buyerId)
    .where('send_after', 'is', null)
    .select(['kind', 'data', 'created_at', 'read_at'])
    .orderBy('id', 'desc')
    .execute()
  return rows.map((row) => {
    const { title, content } = formatMessage(row.kind, row.data, language)
    return { title, content, at: shopTime(row.created_at), read_at: row.read_at && shopTime(row.read_at) }
  })
}

export async function forgetMessages(tx: WriteTx, buyerId: number): Promise<void> {
  await tx.deleteFrom('buyer_message').where('buyer_id', '=', buyerId).execute()
  await tx.deleteFrom('notice_mark').where('buyer_id', '=', buyerId).execute()
}
