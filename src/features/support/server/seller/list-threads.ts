import { sql } from 'kysely'
import type {} from '#features/account/server/account-tables.ts'
import { showMessage } from '#features/support/server/post-to-thread.ts'
import type {} from '#features/support/server/support-tables.ts'
import type { SupportThread, supportSellerContract } from '#features/support/support-seller-contract.ts'
import type { Act } from '#platform/contract/act.ts'
import type { Tx } from '#platform/database/database.ts'
import { refuse } from '#platform/refusal.ts'
import { shopTime } from '#platform/time.ts'
import * as m from '#words'

const PER_PAGE = 20
const SHOWN = 100

export const listThreads: Act<typeof supportSellerContract.listThreads> = async ({ all, page }, { tx }) => {
  const wanted = threads(tx).$if(all === 0, (query) => query.where('thread.waiting_since', 'is not', null))
  const { total } = await tx
    .selectFrom('support_thread')
    .$if(all === 0, (query) => query.where('waiting_since', 'is not', null))
    .select(sql<number>`count(*)`.as('total'))
    .executeTakeFirstOrThrow()
  const rows = await wanted
    .orderBy(all === 0 ? sql`thread.waiting_since` : sql`thread.updated_at desc`)
    .orderBy('thread.id', all === 0 ? 'asc' : 'desc')
    .limit(PER_PAGE)
    .offset((page - 1) * PER_PAGE)
    .execute()
  return { per_page: PER_PAGE, total, current_page: page, data: rows.map(show) }
}

export const showSellerThread: Act<typeof supportSellerContract.showSellerThread> = async (
  { id },
  { tx },
) => {
  const thread = await threads(tx).where('thread.id', '=', id).executeTakeFirst()
  if (!thread) return refuse(m.sellersupport_none, { id })
  const rows = await tx
    .selectFrom('support_message')
    .where('thread_id', '=', id)
    .select(['id', 'from_seller', 'content', 'created_at'])
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute()
  return { thread: show(thread), messages: rows.reverse().map(showMessage) }
}

/** Conversations with the last thing said in each; none is without one. */
const threads = (tx: Tx) =>
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
}

const show = (row: Row): SupportThread => ({
  id: row.id,
  buyer_id: row.buyer_id,
  nickname: row.nickname,
  waiting_since: row.waiting_since ? shopTime(row.waiting_since) : '',
  updated_time: shopTime(row.updated_at),
  last_id: row.last_id,
  last: row.content,
  last_from_seller: row.from_seller ? 1 : 0,
})
