import { PROMISE_ICONS } from '#features/site/promise-icons.ts'
import * as m from '#words'
import { oneOf, text, withDefault, word } from './arguments.ts'
import { bilingual, textOf } from './bilingual.ts'
import { command } from './command.ts'
import { numberedListActs } from './numbered-list.ts'

const ACTS = numberedListActs({
  columns: [
    [m.sellersite_number, 'number'],
    [m.sellersite_icon, 'icon'],
    [m.sellersite_title, 'title', 30],
    [m.sellersite_text, 'text', 50],
  ],
  show: (api) => api.identitySeller.showPromises(),
  set: (api, promises) => api.identitySeller.setPromises({ promises }),
  add: {
    words: { icon: oneOf(PROMISE_ICONS, 'ICON') },
    options: { ...bilingual('title', word('TEXT')), ...bilingual('text', withDefault(text('TEXT'), '')) },
    line: ({ icon, ...typed }) => ({ icon, title: textOf('title', typed), text: textOf('text', typed) }),
  },
})

export const promises = command(
  'promises',
  m.sellersite_promises_summary,
  m.sellersite_promises_details,
  ACTS,
)
