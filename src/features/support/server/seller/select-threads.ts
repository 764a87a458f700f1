import type { SupportThread } from '#features/support/support-seller-contract.ts'
import type { ReadTx } from '#platform/database/tx.ts'
import { shopTime } from '#platform/time.ts'

/** Conversations with the last thing said in each; none is without one. */
export const selectThreads = (tx: ReadTx) =>
  tx
    .selectFrom('support_thread as thread')
    .innerJoin('buyer', 'buyer.id', 'thread.buyer_id')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('support_message')
          .whereRef('thread_id', '=', 'thread.id')
          .select(['id', 'content', 'from_seller'])
          .orderBy('id', 'desc')
          .limit(1)
          .as('last'),
      (join) => join.onTrue(),
    )
    .select(['thread.id', 'thread.buyer_id', 'buyer.nickname', 'thread.waiting_since', 'thread.updated_at'])
    .select('thread.assigned_to')
    .select(['last.id as last_id', 'last.content', 'last.from_seller'])

type Row = {
  id: number
  buyer_id: number
  nickname: string
  waiting_since: Date | null
  updated_at: Date
  last_id: number
  content: string
  from_seller: boolean
  assigned_to: string
}

export const showThreadLine = (row: Row): SupportThread => ({
  id: row.id,
  buyer_id: row.buyer_id,
  nickname: row.nickname,
  waiting_since: row.waiting_since ? shopTime(row.waiting_since) : '',
  updated_time: shopTime(row.updated_at),
  last_id: row.last_id,
  last: row.content,
  last_from_seller: row.from_seller ? 1 : 0,
  assigned_to: row.assigned_to,
})
