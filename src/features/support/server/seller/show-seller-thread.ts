import { showMessage } from '#features/support/server/post-to-thread.ts'
import type { supportSellerContract } from '#features/support/support-seller-contract.ts'
import type { Act } from '#platform/contract/act.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'
import { selectThreads, showThreadLine } from './select-threads.ts'

const SHOWN = 100

export const showSellerThread: Act<typeof supportSellerContract.showSellerThread> = async (
  { id },
  { tx },
) => {
  const thread = await selectThreads(tx).where('thread.id', '=', id).executeTakeFirst()
  if (!thread) return refuse(m.sellersupport_none, { id })
  const rows = await tx
    .selectFrom('support_message')
    .where('thread_id', '=', id)
    .select(['id', 'from_seller', 'content', 'created_at'])
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute()
  return { thread: showThreadLine(thread), messages: rows.reverse().map(showMessage) }
}
