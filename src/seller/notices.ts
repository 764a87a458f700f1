import { NOTICE_KINDS } from '#features/notices/notices-rules.ts'
import type { SellerNotice } from '#features/notices/notices-seller-contract.ts'
import * as m from '#words'
import { oneOf, optional, text, whole, withDefault, word } from './arguments.ts'
import { bilingual, textOf } from './bilingual.ts'
import type { Columns } from './columns.ts'
import { act, command } from './command.ts'
import { pageAct } from './page-act.ts'

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
  pageAct({
    options: { group: optional(oneOf(NOTICE_KINDS)) },
    call: (api, { group, page }) => api.noticesSeller.listNotices({ kind: group, page }),
    columns: COLUMNS,
  }),
  act({
    name: 'publish',
    words: { kind: oneOf(NOTICE_KINDS) },
    options: {
      ...bilingual('title', word('TEXT')),
      ...bilingual('text', word('TEXT')),
      at: withDefault(text('TIME'), ''),
    },
    call: (api, { kind, at, ...texts }) =>
      api.noticesSeller.publishNotice({
        kind,
        title: textOf('title', texts),
        content: textOf('text', texts),
        at,
      }),
  }),
  act({
    name: 'remove',
    words: { id: whole('NUMBER') },
    call: (api, asked) => api.noticesSeller.removeNotice(asked),
  }),
])
