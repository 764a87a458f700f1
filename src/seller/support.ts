import { text } from 'node:stream/consumers'
import type { SupportMessage } from '#features/support/support-contract.ts'
import type { SupportThread } from '#features/support/support-seller-contract.ts'
import { shorten } from '#platform/text-width.ts'
import * as m from '#words'
import { command } from './command.ts'
import type { Output } from './output.ts'
import { readOptionalWhole, readWhole, readWord, refuseMore } from './read-words.ts'

export const support = command({
  name: 'support',
  usage: ['support [--all] [--page NUMBER]', 'support NUMBER', 'support answer NUMBER TEXT|-'],
  summary: m.sellersupport_summary,
  details: m.sellersupport_details,
  options: { all: { type: 'boolean' }, page: { type: 'string' } },
  async run({ values, words: [first, second, third, ...more] }, shop) {
    refuseMore(more, 0)
    const { output } = shop
    if (first === 'answer') {
      const id = readWhole(second, 'NUMBER')
      const written = readWord(third, 'TEXT')
      const content = written === '-' ? await text(process.stdin) : written
      const { api } = await shop.open()
      return output.answer(await api.supportSeller.answerBuyer({ id, content }))
    }
    refuseMore([second ?? ''].filter(Boolean), 0)
    if (first !== undefined) {
      const id = readWhole(first, 'NUMBER')
      const { api } = await shop.open()
      return output.answer(await api.supportSeller.showSellerThread({ id }), ({ thread, messages }) =>
        drawThread(output, thread, messages),
      )
    }
    const asked = { all: values.all ? 1 : 0, page: readOptionalWhole(values.page, '--page NUMBER') }
    const { api } = await shop.open()
    output.answer(await api.supportSeller.listThreads(asked), ({ data, ...place }) => {
      const locale = { locale: output.language }
      if (data.length === 0) return output.line(m.sellersupport_nobody({}, locale))
      drawThreads(output, data)
      const pages = Math.max(1, Math.ceil(place.total / place.per_page))
      output.line(m.seller_page({ page: place.current_page, pages, total: place.total }, locale))
    })
  },
})

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
