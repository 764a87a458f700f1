import { NOTICE_KINDS } from '#features/notices/notices-rules.ts'
import type { SellerNotice } from '#features/notices/notices-seller-contract.ts'
import * as m from '#words'
import { oneOf, optional, page, text, whole, withDefault, word } from './arguments.ts'
import type { Columns } from './columns.ts'
import { act, command } from './command.ts'
import { pageOf } from './show.ts'

const COLUMNS: Columns<SellerNotice> = [
  [m.sellernotices_number, 'id'],
  [m.sellernotices_group, 'kind'],
  [m.sellernotices_title, 'title', 50],
  [m.sellernotices_when, 'publish_time'],
  [
    m.sellernotices_state,
    ({ scheduled }) => (scheduled ? m.sellernotices_is_scheduled : m.sellernotices_is_published),
  ],
]

export const notices = command('notices', m.sellernotices_summary, m.sellernotices_details, [
  act({
    options: { group: optional(oneOf(NOTICE_KINDS)), page },
    call: (api, { group, page }) => api.noticesSeller.listNotices({ kind: group, page }),
    show: pageOf(COLUMNS),
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
    call: (api, { kind, at, ...texts }) =>
      api.noticesSeller.publishNotice({
        kind,
        title: { zh_CN: texts['title-zh'], en_US: texts['title-en'] },
        content: { zh_CN: texts['text-zh'], en_US: texts['text-en'] },
        at,
      }),
  }),
  act({
    name: 'remove',
    words: { id: whole('NUMBER') },
    call: (api, asked) => api.noticesSeller.removeNotice(asked),
  }),
])
