import type { ReadTx, WriteTx } from '#platform/database/tx.ts'
import { shopTime } from '#platform/time.ts'

export async function exportSupport(tx: ReadTx, buyerId: number): Promise<unknown> {
  const rows = await tx
    .selectFrom('support_message as message')
    .innerJoin('support_thread as thread', 'thread.id', 'message.thread_id')
    .where('thread.buyer_id', '=', buyerId)
    .select(['message.from_seller', 'message.content', 'message.created_at'])
    .orderBy('message.id', 'desc')
    .execute()
  return rows.map((row) => ({
    from: row.from_seller ? 'shop' : 'me',
    content: row.content,
    at: shopTime(row.created_at),
  }))
}

/** What was said goes with the account, on both sides. */
export async function forgetSupport(tx: WriteTx, buyerId: number): Promise<void> {
  await tx.deleteFrom('support_thread').where('buyer_id', '=', buyerId).execute()
}
