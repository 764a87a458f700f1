import { NOTICE_KINDS } from '#features/notices/notices-rules.ts'
import type { SellerNotice } from '#features/notices/notices-seller-contract.ts'
import { shorten } from '#platform/text-width.ts'
import * as m from '#words'
import { oneOf, optional, page, text, whole, withDefault, word } from './arguments.ts'
import { act, type Command } from './command.ts'
import type { Output } from './output.ts'

export const notices: Command = {
  name: 'notices',
  summary: m.sellernotices_summary,
  details: m.sellernotices_details,
  acts: [
    act({
      options: { group: optional(oneOf(NOTICE_KINDS)), page },
      async run({ group, page }, { open, output }) {
        const { api } = await open()
        output.answer(await api.noticesSeller.listNotices({ kind: group, page }), (list) => {
          drawNotices(output, list.data)
          output.page(list)
        })
      },
    }),
    act({
      name: 'publish',
      words: { kind: oneOf(NOTICE_KINDS) },
      options: {
        'title-zh': word('TEXT'),
        'title-en': word('TEXT'),
        'text-zh': word('TEXT'),
        'text-en': word('TEXT'),
        at: withDefault(text('TIME'), ''),
      },
      async run({ kind, at, ...texts }, { open, output }) {
        const { api } = await open()
        const answer = await api.noticesSeller.publishNotice({
          kind,
          title: { zh_CN: texts['title-zh'], en_US: texts['title-en'] },
          content: { zh_CN: texts['text-zh'], en_US: texts['text-en'] },
          at,
        })
        output.answer(answer)
      },
    }),
    act({
      name: 'remove',
      words: { id: whole('NUMBER') },
      async run(asked, { open, output }) {
        const { api } = await open()
        output.answer(await api.noticesSeller.removeNotice(asked))
      },
    }),
  ],
}

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
