import { text as readText } from 'node:stream/consumers'
import type { SupportMessage } from '#features/support/support-contract.ts'
import type { SupportThread } from '#features/support/support-seller-contract.ts'
import { shorten } from '#platform/text-width.ts'
import * as m from '#words'
import { flag, page, whole, word } from './arguments.ts'
import { act, type Command } from './command.ts'
import type { Output } from './output.ts'

export const support: Command = {
  name: 'support',
  summary: m.sellersupport_summary,
  details: m.sellersupport_details,
  acts: [
    act({
      options: { all: flag, page },
      async run({ all, page }, { open, output }) {
        const { api } = await open()
        output.answer(await api.supportSeller.listThreads({ all: all ? 1 : 0, page }), (list) => {
          if (list.data.length === 0)
            return output.line(m.sellersupport_nobody({}, { locale: output.language }))
          drawThreads(output, list.data)
          output.page(list)
        })
      },
    }),
    act({
      words: { id: whole('NUMBER') },
      async run(asked, { open, output }) {
        const { api } = await open()
        output.answer(await api.supportSeller.showSellerThread(asked), ({ thread, messages }) =>
          drawThread(output, thread, messages),
        )
      },
    }),
    act({
      name: 'answer',
      words: { id: whole('NUMBER'), written: word('TEXT', 'TEXT|-') },
      async run({ id, written }, { open, output }) {
        const content = written === '-' ? await readText(process.stdin) : written
        const { api } = await open()
        output.answer(await api.supportSeller.answerBuyer({ id, content }))
      },
    }),
  ],
}

function drawThreads(output: Output, threads: readonly SupportThread[]): void {
  const locale = { locale: output.language }
  output.table(
    [
      m.sellersupport_number({}, locale),
      m.sellersupport_buyer({}, locale),
      m.sellersupport_since({}, locale),
      m.sellersupport_last({}, locale),
    ],
    threads.map((thread) => [
      thread.id,
      shorten(thread.nickname, 20),
      thread.waiting_since || '–',
      shorten(thread.last, 60),
    ]),
  )
}

function drawThread(output: Output, thread: SupportThread, messages: readonly SupportMessage[]): void {
  const locale = { locale: output.language }
  for (const message of messages) {
    const who = message.from_seller ? m.sellersupport_shop({}, locale) : thread.nickname
    output.line(`${message.create_time}  ${who}`)
    output.line(message.content.replace(/^/gm, '  '))
  }
  if (thread.waiting_since) output.line(`\n${thread.waiting_since}  ${m.sellersupport_waits({}, locale)}`)
}
