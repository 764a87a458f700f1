import { WEBHOOK_EVENTS, WEBHOOK_FORMATS } from '#features/webhooks/webhook-rules.ts'
import type { GivenUp, Webhook } from '#features/webhooks/webhooks-seller-contract.ts'
import * as m from '#words'
import { oneOf, someOf, text, whole, withDefault, word } from './arguments.ts'
import type { Columns } from './columns.ts'
import { act, command } from './command.ts'
import { pageAct } from './page-act.ts'
import { listOf } from './show.ts'

const COLUMNS: Columns<Webhook> = [
  [m.webhooks_number, 'id'],
  [m.webhooks_host, 'host', 40],
  [m.webhooks_format, 'format'],
  [m.webhooks_events, ({ events }) => events.join(', ')],
  [m.webhooks_since, 'create_time'],
]

const GIVEN_UP: Columns<GivenUp> = [
  [m.webhooks_number, 'id'],
  [m.webhooks_happened, 'create_time'],
  [m.webhooks_event, 'event'],
  [m.webhooks_about, ({ data }) => Object.values(data).join(', '), 50],
  [m.webhooks_host, 'host', 40],
  [m.webhooks_tries, 'tries'],
  [m.webhooks_fault, 'fault', 30],
]

export const webhooks = command('webhooks', m.webhooks_summary, m.webhooks_details, [
  act({ call: (api) => api.webhooksSeller.listWebhooks(), show: listOf(COLUMNS) }),
  act({
    name: 'add',
    words: { url: word('URL') },
    options: {
      format: withDefault(oneOf(WEBHOOK_FORMATS), 'generic'),
      events: withDefault(someOf(WEBHOOK_EVENTS, 'EVENT,…'), [...WEBHOOK_EVENTS]),
      secret: withDefault(text('TEXT'), ''),
    },
    call: (api, asked) => api.webhooksSeller.addWebhook(asked),
    show({ id, secret }, { line, say }) {
      line(say(m.webhooks_added, { id }))
      if (secret !== '') line(say(m.webhooks_secret, { secret }))
    },
  }),
  act({
    name: 'remove',
    words: { id: whole('NUMBER') },
    call: (api, asked) => api.webhooksSeller.removeWebhook(asked),
  }),
  pageAct({
    name: 'failed',
    call: (api, asked) => api.webhooksSeller.listGivenUp(asked),
    columns: GIVEN_UP,
    nothing: m.webhooks_none_failed,
  }),
  act({
    name: 'retry',
    words: { id: whole('NUMBER') },
    call: (api, asked) => api.webhooksSeller.retryGivenUp(asked),
  }),
])
