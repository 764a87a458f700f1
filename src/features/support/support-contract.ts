import { z } from 'zod'
import { read, write, writingLimits } from '#platform/contract/define.ts'
import { flag, idOrZero, paragraphs } from '#platform/contract/fields.ts'
import { contentFaults } from './support-rules.ts'

/** Changed when something is said in a buyer's conversation. */
export const supportTag = (buyerId: number) => `support-of:${buyerId}`
/** Said whenever anything is said or settled in any conversation: whoever answers buyers looks again. */
export const TALKS = 'talks'

export const supportMessage = z.object({
  id: z.number(),
  /** 1: said by customer service. */
  from_seller: flag,
  content: z.string(),
  create_time: z.string(),
})

export const supportContract = {
  showThread: read({
    path: '/v1/message/thread',
    summary: "The buyer's conversation with customer service, a page at a time, oldest first in each.",
    access: 'buyer',
    input: z.strictObject({ before: idOrZero.default(0) }),
    output: z.object({
      messages: z.array(supportMessage),
      /** 1: there are earlier ones. */
      more: flag,
      /** 1: the buyer waits for an answer. */
      waiting: flag,
    }),
  }),
  sendMessage: write({
    path: '/v1/message/send',
    summary: 'Says something to customer service.',
    access: 'buyer',
    refusals: ['support_empty', 'support_too_long'],
    idempotent: true,
    faults: contentFaults,
    limits: writingLimits(10, 200),
    input: z.strictObject({ content: paragraphs(4000).default('') }),
    output: supportMessage,
  }),
  readThread: write({
    path: '/v1/message/read-thread',
    summary: 'The buyer has seen the answers of customer service.',
    access: 'buyer',
  }),
}

export type SupportMessage = z.output<typeof supportMessage>
