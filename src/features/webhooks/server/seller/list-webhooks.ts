import type { WebhookEvent } from '#features/webhooks/webhook-rules.ts'
import type { webhooksSellerContract } from '#features/webhooks/webhooks-seller-contract.ts'
import type { Act } from '#platform/contract/act.ts'
import { shopTime } from '#platform/time.ts'

export const listWebhooks: Act<typeof webhooksSellerContract.listWebhooks> = async (_, { tx }) => {
  const rows = await tx.selectFrom('webhook').selectAll().orderBy('id').execute()
  return rows.map(({ id, url, format, events, secret, created_at }) => ({
    id,
    host: new URL(url).host,
    format,
    events: events as WebhookEvent[],
    signed: secret === '' ? 0 : 1,
    create_time: shopTime(created_at),
  }))
}
