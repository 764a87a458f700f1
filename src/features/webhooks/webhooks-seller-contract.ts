import { z } from 'zod'
import { read, readPage, write, writeInSteps } from '#platform/contract/define.ts'
import { id, line } from '#platform/contract/fields.ts'
import { WEBHOOK_EVENTS, WEBHOOK_FORMATS } from './webhook-rules.ts'

const format = z.enum(WEBHOOK_FORMATS)
const event = z.enum(WEBHOOK_EVENTS)

const webhook = z.object({
  id: z.number(),
  /** Only where it leads: the rest of a robot's address is its password. */
  host: z.string(),
  format,
  events: z.array(event),
  signed: z.number(),
  create_time: z.string(),
})

const delivery = z.object({
  id: z.number(),
  host: z.string(),
  event,
  data: z.record(z.string(), z.string()),
  create_time: z.string(),
  given_up_time: z.string(),
  tries: z.number(),
  fault: z.string(),
})

export const webhooksSellerContract = {
  listWebhooks: read({
    path: '/seller/webhooks/list',
    summary: 'Where the owner is told of what happens.',
    access: 'seller',
    output: z.array(webhook),
  }),
  addWebhook: writeInSteps({
    path: '/seller/webhooks/add',
    summary:
      'Tells an address of events from now on. A generic one is signed: without a secret one is made and answered this once.',
    access: 'seller',
    fresh: true,
    refusals: [
      'webhooks_bad_url',
      'webhooks_need_https',
      'webhooks_not_public',
      'webhooks_no_host',
      'webhooks_many',
    ],
    input: z.strictObject({
      url: line(1000),
      format: format.default('generic'),
      events: z.array(event).min(1).max(20),
      secret: line(200).default(''),
    }),
    output: z.object({ id: z.number(), secret: z.string() }),
  }),
  removeWebhook: write({
    path: '/seller/webhooks/remove',
    summary: 'Tells an address nothing more; what waits for it is forgotten.',
    access: 'seller',
    refusals: ['webhooks_none'],
    input: z.strictObject({ id }),
  }),
  listGivenUp: readPage({
    path: '/seller/webhooks/given-up',
    summary: 'Notices nobody took for a whole day, the latest first.',
    access: 'seller',
    item: delivery,
  }),
  retryGivenUp: write({
    path: '/seller/webhooks/retry',
    summary: 'Sends a notice that was given up once more.',
    access: 'seller',
    refusals: ['webhooks_not_given_up'],
    input: z.strictObject({ id }),
  }),
}

export type Webhook = z.output<typeof webhook>
export type GivenUp = z.output<typeof delivery>
