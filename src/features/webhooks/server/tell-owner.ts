import type { WebhookEvent } from '#features/webhooks/webhook-rules.ts'
import { run } from '#platform/database/raw-sql.ts'
import type { WriteTx } from '#platform/database/tx.ts'

type Happened = {
  event: WebhookEvent
  /** Numbers and sums people know it by; nothing of a person. */
  data: Record<string, string>
  /** Whose it is: only the first letter of the name goes out. */
  buyerId?: number | undefined
  now: Date
}

/**
 * Writes down, in the transaction of what happened, that the owner is to be told; `send-webhooks.ts` sends it once
 * that holds. Where nobody wants to know, nothing is written.
 */
export async function tellOwner(tx: WriteTx, { event, data, buyerId, now }: Happened): Promise<void> {
  await run(tx)`
    insert into webhook_delivery (webhook_id, event, data, created_at, due_at)
    select webhook.id, ${event}, ${JSON.stringify(data)}::jsonb || coalesce(
      (select jsonb_build_object('buyer', left(nickname, 1) || '**') from buyer where id = ${buyerId ?? null}::bigint), '{}'),
      ${now}::timestamptz, ${now}::timestamptz
    from webhook where ${event} = any(webhook.events) order by webhook.id`
}
