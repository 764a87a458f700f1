import type { supportContract } from '#features/support/support-contract.ts'
import { THREAD_PAGE } from '#features/support/support-rules.ts'
import type { Act } from '#platform/contract/act.ts'
import { showMessage } from './post-to-thread.ts'

export const showThread: Act<typeof supportContract.showThread> = async ({ before }, { tx, actor }) => {
  const thread = await tx
    .selectFrom('support_thread')
    .where('buyer_id', '=', actor.id)
    .select(['id', 'waiting_since'])
    .executeTakeFirst()
  if (!thread) return { messages: [], more: 0, waiting: 0 }
  const rows = await tx
    .selectFrom('support_message')
    .where('thread_id', '=', thread.id)
    .$if(before > 0, (query) => query.where('id', '<', before))
    .select(['id', 'from_seller', 'content', 'created_at'])
    .orderBy('id', 'desc')
    .limit(THREAD_PAGE + 1)
    .execute()
  return {
    messages: rows.slice(0, THREAD_PAGE).reverse().map(showMessage),
    more: rows.length > THREAD_PAGE ? 1 : 0,
    waiting: thread.waiting_since ? 1 : 0,
  }
}
