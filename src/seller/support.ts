import type { SupportMessage } from '#features/support/support-contract.ts'
import type { SupportThread } from '#features/support/support-seller-contract.ts'
import * as m from '#words'
import { flag, page, whole, word } from './arguments.ts'
import type { Columns } from './columns.ts'
import { act, type Command } from './command.ts'
import type { Output } from './output.ts'
import { pageOf } from './show.ts'
import { readTyped } from './typed-text.ts'

const COLUMNS: Columns<SupportThread> = [
  [m.sellersupport_number, 'id'],
  [m.sellersupport_buyer, 'nickname', 20],
  [m.sellersupport_since, (thread) => thread.waiting_since || '–'],
  [m.sellersupport_last, 'last', 60],
]

export const support: Command = {
  name: 'support',
  summary: m.sellersupport_summary,
  details: m.sellersupport_details,
  acts: [
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
      words: { id: whole('NUMBER'), written: word('TEXT', 'TEXT|-') },
      call: async (api, { id, written }) =>
        api.supportSeller.answerBuyer({ id, content: await readTyped(written) }),
    }),
  ],
}

type Conversation = { thread: SupportThread; messages: readonly SupportMessage[] }

function drawThread({ thread, messages }: Conversation, output: Output): void {
  for (const message of messages) {
    const who = message.from_seller ? output.say(m.sellersupport_shop) : thread.nickname
    output.line(`${message.create_time}  ${who}`)
    output.line(message.content.replace(/^/gm, '  '))
  }
  if (thread.waiting_since) output.line(`\n${thread.waiting_since}  ${output.say(m.sellersupport_waits)}`)
}
