import { type supportContract, supportTag, TALKS } from '#features/support/support-contract.ts'
import { tellOwner } from '#features/webhooks/server/tell-owner.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import * as m from '#words'
import { lockThread } from './lock-thread.ts'
import { postToThread } from './post-to-thread.ts'

export const sendMessage: Act<typeof supportContract.sendMessage> = async (
  { content },
  { tx, actor, now, changed },
) => {
  const waits = (await lockThread(tx, { buyer_id: actor.id }))?.waiting_since
  const { id } = await tx
    .insertInto('support_thread')
    .values({ buyer_id: actor.id, created_at: now, updated_at: now, waiting_since: now })
    .onConflict((conflict) =>
      conflict.column('buyer_id').doUpdateSet((eb) => ({
        updated_at: now,
        // Who asks again has waited since the first question.
        waiting_since: eb.fn.coalesce('support_thread.waiting_since', eb.val(now)),
      })),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  const message = await postToThread(tx, { threadId: id, fromSeller: false, content, now })
  // Told once, however often the buyer asks before there is an answer.
  if (!waits) await tellOwner(tx, { event: 'question', data: {}, buyerId: actor.id, now })
  changed(supportTag(actor.id), TALKS)
  return withMessage(message, m.support_sent)
}
