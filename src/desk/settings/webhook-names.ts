import type { WebhookEvent } from '#features/webhooks/webhook-rules.ts'
import * as m from '#words'

/** What happens that an address may hear of. */
export const EVENTS: Record<WebhookEvent, () => string> = {
  order_paid: m.office_event_paid,
  question: m.office_event_question,
  after_sale: m.office_event_after_sale,
  stuck_money: m.office_event_stuck,
}
