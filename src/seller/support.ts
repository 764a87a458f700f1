import type { SupportMessage } from '#features/support/support-contract.ts'
import type { SupportPhrase, SupportThread } from '#features/support/support-seller-contract.ts'
import * as m from '#words'
import { mark, text, whole, withDefault, word } from './arguments.ts'
import type { Columns } from './columns.ts'
import { act, command } from './command.ts'
import type { Output } from './output.ts'
import { pageAct } from './page-act.ts'
import { listOf } from './show.ts'
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

const one = { id: whole('NUMBER') }
const onePhrase = { name: word('NAME') }

export const support = command('support', m.sellersupport_summary, m.sellersupport_details, [
  pageAct({
    options: { all: mark },
    call: (api, asked) => api.supportSeller.listThreads(asked),
    columns: COLUMNS,
    nothing: m.sellersupport_nobody,
  }),
  act({ words: one, call: (api, asked) => api.supportSeller.showSellerThread(asked), show: drawThread }),
  act({
    name: 'answer',
    words: { ...one, written: withDefault(text('TEXT|-'), '') },
    options: { phrase: withDefault(text('NAME'), '') },
    usage: ['NUMBER TEXT|-', 'NUMBER --phrase NAME'],
    call: async (api, { id, written, phrase }) =>
      api.supportSeller.answerBuyer({ id, phrase, content: await readTyped(written) }),
  }),
  act({
    name: 'assign',
    words: { ...one, to: withDefault(text('NAME'), '') },
    call: (api, asked) => api.supportSeller.assignThread(asked),
  }),
  act({ name: 'close', words: one, call: (api, asked) => api.supportSeller.closeThread(asked) }),
  act({ name: 'phrases', call: (api) => api.supportSeller.listPhrases(), show: listOf(PHRASES) }),
  act({
    name: 'save-phrase',
    words: { ...onePhrase, content: word('TEXT') },
    call: (api, asked) => api.supportSeller.savePhrase(asked),
  }),
  act({
    name: 'remove-phrase',
    words: onePhrase,
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
