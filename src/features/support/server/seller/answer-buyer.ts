import { replaceMessage } from '#features/notices/server/replace-message.ts'
import { needThread } from '#features/support/server/lock-thread.ts'
import { postToThread } from '#features/support/server/post-to-thread.ts'
import { supportTag, TALKS } from '#features/support/support-contract.ts'
import { contentFaults } from '#features/support/support-rules.ts'
import type { supportSellerContract } from '#features/support/support-seller-contract.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import type { WriteTx } from '#platform/database/tx.ts'
import { refuse } from '#platform/refusal.ts'
import { refuseFirst } from '#platform/refuse-first.ts'
import * as m from '#words'

const EXCERPT = 60

export const answerBuyer: Act<typeof supportSellerContract.answerBuyer> = async (
  { id, seen, if_waiting, phrase, content: typed },
  { tx, now, changed },
) => {
  const content = phrase === '' ? typed : await findPhrase(tx, phrase)
  refuseFirst(contentFaults({ content }))
  const thread = await needThread(tx, id)
  if (if_waiting && !thread.waiting_since) return refuse(m.sellersupport_answered_already)
  await tx
    .updateTable('support_thread')
    .set({ updated_at: now, waiting_since: await stillWaiting(tx, id, seen) })
    .where('id', '=', id)
    .execute()
  const message = await postToThread(tx, { threadId: id, fromSeller: true, content, now })
  await notifyOfAnswer(tx, thread.buyer_id, content, now)
  changed(supportTag(thread.buyer_id), TALKS)
  return withMessage(message, m.sellersupport_answered)
}

/** Since when something waits that whoever answers has not seen. */
async function stillWaiting(tx: WriteTx, threadId: number, seen: number): Promise<Date | null> {
  if (seen === 0) return null
  const next = await tx
    .selectFrom('support_message')
    .where('thread_id', '=', threadId)
    .where('id', '>', seen)
    .where('from_seller', '=', false)
    .select('created_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return next?.created_at ?? null
}

/** One message in the inbox however many answers there are. */
async function notifyOfAnswer(tx: WriteTx, buyerId: number, content: string, now: Date): Promise<void> {
  const flat = [...content.replace(/\s+/g, ' ')]
  const excerpt = flat.length > EXCERPT ? `${flat.slice(0, EXCERPT).join('')}…` : flat.join('')
  await replaceMessage(tx, buyerId, { kind: 'support_answered', data: { excerpt } }, now)
}

async function findPhrase(tx: WriteTx, name: string): Promise<string> {
  const phrase = await tx
    .selectFrom('support_phrase')
    .where('name', '=', name)
    .select('content')
    .executeTakeFirst()
  return phrase?.content ?? refuse(m.sellersupport_no_phrase, { name })
}
