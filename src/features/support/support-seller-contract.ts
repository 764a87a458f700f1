import { z } from 'zod'
import { read, readPage, write } from '#platform/contract/define.ts'
import { flag, id, idOrZero, paragraphs } from '#platform/contract/fields.ts'
import { supportMessage } from './support-contract.ts'

const thread = z.object({
  id: z.number(),
  buyer_id: z.number(),
  nickname: z.string(),
  /** '' when nobody waits. */
  waiting_since: z.string(),
  updated_time: z.string(),
  last_id: z.number(),
  last: z.string(),
  last_from_seller: flag,
})

export const supportSellerContract = {
  listThreads: readPage({
    path: '/seller/support/threads',
    summary: 'Conversations: those that wait, longest first, or all, newest first.',
    access: 'seller',
    input: { all: flag.default(0) },
    item: thread,
  }),
  showSellerThread: read({
    path: '/seller/support/thread',
    summary: 'The last hundred things said in one conversation, oldest first.',
    access: 'seller',
    input: z.strictObject({ id }),
    output: z.object({ thread, messages: z.array(supportMessage) }),
  }),
  answerBuyer: write({
    path: '/seller/support/answer',
    summary:
      'Answers the buyer. `seen` is the last thing that was read: what was said after it goes on waiting.',
    access: 'seller',
    input: z.strictObject({
      id,
      content: paragraphs(4000).default(''),
      seen: idOrZero.default(0),
      /** 1: not when somebody else has answered meanwhile. */
      if_waiting: flag.default(0),
    }),
    output: supportMessage,
  }),
}

export type SupportThread = z.output<typeof thread>
