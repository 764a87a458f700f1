import type { webhooksSellerContract } from '#features/webhooks/webhooks-seller-contract.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'

/** It is due at once. Its day is over, so that one more failure gives it up again. */
export const retryGivenUp: Act<typeof webhooksSellerContract.retryGivenUp> = async (
  { id },
  { tx, now, trace },
) => {
  const retried = await tx
    .updateTable('webhook_delivery')
    .set({ given_up_at: null, due_at: now })
    .where('id', '=', id)
    .where('given_up_at', 'is not', null)
    .returning(['webhook_id', 'event', 'fault'])
    .executeTakeFirst()
  if (!retried) return refuse(m.webhooks_not_given_up, { id })
  const { webhook_id, event, fault } = retried
  trace({ thing: 'webhook', id: webhook_id, before: { notice: id, fault }, after: { notice: id, event } })
  return withMessage({}, m.webhooks_retried, { id })
}
