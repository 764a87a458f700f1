import { NOTICE_KINDS } from '#features/notices/notices-rules.ts'
import type { SellerNotice } from '#features/notices/notices-seller-contract.ts'
import { shorten } from '#platform/text-width.ts'
import * as m from '#words'
import { command, refuseUsage } from './command.ts'
import type { Output } from './output.ts'
import { readOptionalWhole, readWhole, readWord, refuseMore } from './read-words.ts'

export const notices = command({
  name: 'notices',
  usage: [
    'notices [--group platform|system] [--page NUMBER]',
    'notices publish platform|system --title-zh TEXT --title-en TEXT --text-zh TEXT --text-en TEXT [--at TIME]',
    'notices remove NUMBER',
  ],
  summary: m.sellernotices_summary,
  details: m.sellernotices_details,
  options: {
    group: { type: 'string' },
    page: { type: 'string' },
    at: { type: 'string' },
    'title-zh': { type: 'string' },
    'title-en': { type: 'string' },
    'text-zh': { type: 'string' },
    'text-en': { type: 'string' },
  },
  async run({ values, words: [act, word, ...more] }, shop) {
    refuseMore(more, 0)
    const { output } = shop
    if (act === undefined) {
      const kind = values.group === undefined ? undefined : readGroup(values.group, '--group')
      const page = readOptionalWhole(values.page, '--page NUMBER')
      const { api } = await shop.open()
      return output.answer(await api.noticesSeller.listNotices({ kind, page }), ({ data, ...place }) => {
        drawNotices(output, data)
        const pages = Math.max(1, Math.ceil(place.total / place.per_page))
        output.line(
          m.seller_page({ page: place.current_page, pages, total: place.total }, { locale: output.language }),
        )
      })
    }
    if (act === 'remove') {
      const id = readWhole(word, 'NUMBER')
      const { api } = await shop.open()
      return output.answer(await api.noticesSeller.removeNotice({ id }))
    }
    if (act !== 'publish') return refuseUsage(m.seller_one_of, { name: 'notices', known: 'publish, remove' })
    const notice = {
      kind: readGroup(word, 'notices publish'),
      title: {
        zh_CN: readWord(values['title-zh'], '--title-zh'),
        en_US: readWord(values['title-en'], '--title-en'),
      },
      content: {
        zh_CN: readWord(values['text-zh'], '--text-zh'),
        en_US: readWord(values['text-en'], '--text-en'),
      },
      at: values.at ?? '',
    }
    const { api } = await shop.open()
    output.answer(await api.noticesSeller.publishNotice(notice))
  },
})

const readGroup = (word: string | undefined, name: string) =>
  NOTICE_KINDS.find((kind) => kind === word) ??
  refuseUsage(m.seller_one_of, { name, known: NOTICE_KINDS.join(', ') })

function drawNotices(output: Output, all: readonly SellerNotice[]): void {
  const locale = { locale: output.language }
  output.table(
    [
      m.sellernotices_number({}, locale),
      m.sellernotices_group({}, locale),
      m.sellernotices_title({}, locale),
      m.sellernotices_when({}, locale),
      m.sellernotices_state({}, locale),
    ],
    all.map((notice) => [
      notice.id,
      notice.kind,
      shorten(notice.title[output.language], 50),
      notice.publish_time,
      notice.scheduled ? m.sellernotices_is_scheduled({}, locale) : m.sellernotices_is_published({}, locale),
    ]),
  )
}
