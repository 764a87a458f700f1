import type { ColumnType, Generated } from 'kysely'
import type { WebhookEvent, WebhookFormat } from '#features/webhooks/webhook-rules.ts'
import type { Language } from '#platform/i18n/language.ts'

export interface WebhookTable {
  id: Generated<number>
  url: string
  format: WebhookFormat
  /** What messages are signed with; '' where the receiver asks for none. */
  secret: Generated<string>
  /** Of `WEBHOOK_EVENTS`. */
  events: string[]
  language: Language
  created_at: Date
}

export interface WebhookDeliveryTable {
  id: Generated<number>
  webhook_id: number
  event: WebhookEvent
  data: ColumnType<Record<string, string>, string, never>
  created_at: Date
  /** When it is tried next; null once it was sent or given up. */
  due_at: Date | null
  tries: Generated<number>
  sent_at: Date | null
  given_up_at: Date | null
  fault: Generated<string>
}

declare module '#platform/database/tables.ts' {
  interface Tables {
    webhook: WebhookTable
    webhook_delivery: WebhookDeliveryTable
  }
}
