import type { webhooksSellerContract } from '#features/webhooks/webhooks-seller-contract.ts'
import { type Act, withMessage } from '#platform/contract/act.ts'
import { refuse } from '#platform/refusal.ts'
import * as m from '#words'

export const removeWebhook: Act<typeof webhooksSellerContract.removeWebhook> = async (
  { id },
  { tx, trace },
) => {
  const removed = await tx
    .deleteFrom('webhook')
    .where('id', '=', id)
    .returning(['url', 'format', 'events'])
    .executeTakeFirst()
  if (!removed) return refuse(m.webhooks_none, { id })
  const { url, format, events } = removed
  trace({ thing: 'webhook', id, before: { host: new URL(url).host, format, events } })
  return withMessage({}, m.webhooks_removed, { id })
}
