import type { SupportMessage } from '#features/support/support-contract.ts'
import type { SupportPhrase, SupportThread } from '#features/support/support-seller-contract.ts'
import * as m from '#words'
import { flag, optional, page, text, whole, withDefault, word } from './arguments.ts'
import type { Columns } from './columns.ts'
import { act, command } from './command.ts'
import type { Output } from './output.ts'
import { listOf, pageOf } from './show.ts'
import { readTyped } from './typed-text.ts'

const COLUMNS: Columns<SupportThread> = [
  [m.sellersupport_number, 'id'],
  [m.sellersupport_buyer, 'nickname', 20],
  [m.sellersupport_since, (thread) => thread.waiting_since || '–'],
  [m.sellersupport_last, 'last', 60],
  [m.sellersupport_for, ({ assigned_to }) => assigned_to || '–', 16],
]

const PHRASES: Columns<SupportPhrase> = [
  [m.seller_name, 'name'],
  [m.sellersupport_phrase, 'content', 80],
]

export const support = command('support', m.sellersupport_summary, m.sellersupport_details, [
  act({
    options: { all: flag, page },
    call: (api, { all, page }) => api.supportSeller.listThreads({ all: all ? 1 : 0, page }),
    show: pageOf(COLUMNS, m.sellersupport_nobody),
  }),
  act({
    words: { id: whole('NUMBER') },
    call: (api, asked) => api.supportSeller.showSellerThread(asked),
    show: drawThread,
  }),
  act({
    name: 'answer',
    words: { id: whole('NUMBER'), written: optional(text('TEXT|-')) },
    options: { phrase: withDefault(text('NAME'), '') },
    usage: ['NUMBER TEXT|-', 'NUMBER --phrase NAME'],
    call: async (api, { id, written, phrase }) =>
      api.supportSeller.answerBuyer({ id, phrase, content: await readTyped(written ?? '') }),
  }),
  act({
    name: 'assign',
    words: { id: whole('NUMBER'), to: optional(text('NAME')) },
    call: (api, { id, to }) => api.supportSeller.assignThread({ id, to: to ?? '' }),
  }),
  act({
    name: 'close',
    words: { id: whole('NUMBER') },
    call: (api, asked) => api.supportSeller.closeThread(asked),
  }),
  act({ name: 'phrases', call: (api) => api.supportSeller.listPhrases(), show: listOf(PHRASES) }),
  act({
    name: 'save-phrase',
    words: { name: word('NAME'), content: word('TEXT') },
    call: (api, asked) => api.supportSeller.savePhrase(asked),
  }),
  act({
    name: 'remove-phrase',
    words: { name: word('NAME') },
    call: (api, asked) => api.supportSeller.removePhrase(asked),
  }),
])

type Conversation = { thread: SupportThread; messages: readonly SupportMessage[] }

function drawThread({ thread, messages }: Conversation, output: Output): void {
  for (const message of messages) {
    const who = message.from_seller ? output.say(m.sellersupport_shop) : thread.nickname
    output.line(`${message.create_time}  ${who}`)
    output.line(message.content.replace(/^/gm, '  '))
  }
  if (thread.waiting_since) output.line(`\n${thread.waiting_since}  ${output.say(m.sellersupport_waits)}`)
}
