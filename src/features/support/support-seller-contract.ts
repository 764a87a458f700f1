import { z } from 'zod'
import { read, readPage, write } from '#platform/contract/define.ts'
import { flag, id, idOrZero, lineOfText, paragraphs } from '#platform/contract/fields.ts'
import { ABOUT_ONE } from '#platform/contract/seller-entries.ts'
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
  /** Who of the shop takes care of it; '' for nobody. */
  assigned_to: z.string(),
})

const phraseName = lineOfText(40)
const phrase = z.object({ name: z.string(), content: z.string() })

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
    ...ABOUT_ONE,
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
      /** The name of a saved answer, sent in place of `content`. */
      phrase: phraseName.default(''),
      seen: idOrZero.default(0),
      /** 1: not when somebody else has answered meanwhile. */
      if_waiting: flag.default(0),
    }),
    output: supportMessage,
  }),
  assignThread: write({
    path: '/seller/support/assign',
    summary: 'Hands a conversation over to somebody of the shop; an empty name leaves it to all.',
    access: 'seller',
    refusals: ['sellersupport_none'],
    input: z.strictObject({ id, to: lineOfText(40).default('') }),
  }),
  closeThread: write({
    path: '/seller/support/close',
    summary: 'Says that nothing more is to be answered; what the buyer says next opens it again.',
    ...ABOUT_ONE,
    refusals: ['sellersupport_none', 'sellersupport_closed_already'],
  }),
  listPhrases: read({
    path: '/seller/support/phrases',
    summary: 'The saved answers, by name.',
    access: 'seller',
    output: z.array(phrase),
  }),
  savePhrase: write({
    path: '/seller/support/save-phrase',
    summary: 'Saves an answer under a name; one of that name is replaced.',
    access: 'seller',
    refusals: ['sellersupport_need_name', 'support_empty', 'support_too_long'],
    input: z.strictObject({ name: phraseName, content: paragraphs(4000) }),
  }),
  removePhrase: write({
    path: '/seller/support/remove-phrase',
    summary: 'Forgets a saved answer.',
    access: 'seller',
    refusals: ['sellersupport_no_phrase'],
    input: z.strictObject({ name: phraseName }),
  }),
}

export type SupportThread = z.output<typeof thread>
export type SupportPhrase = z.output<typeof phrase>
