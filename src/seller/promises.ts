import type { ShopPromise } from '#features/site/identity-seller-contract.ts'
import { PROMISE_ICONS } from '#features/site/promise-icons.ts'
import type { Api } from '#platform/contract/api-types.ts'
import * as m from '#words'
import { oneOf, text, whole, withDefault, word } from './arguments.ts'
import { bilingual, textOf } from './bilingual.ts'
import type { Columns } from './columns.ts'
import { act, command } from './command.ts'
import { needData } from './faults.ts'
import { numbered, takeOut } from './numbered-list.ts'
import { listOf } from './show.ts'

const COLUMNS: Columns<ShopPromise & { number: number }> = [
  [m.sellersite_number, 'number'],
  [m.sellersite_icon, 'icon'],
  [m.sellersite_title, 'title', 30],
  [m.sellersite_text, 'text', 50],
]

const current = async (api: Api) => needData(await api.identitySeller.showPromises())

export const promises = command('promises', m.sellersite_promises_summary, m.sellersite_promises_details, [
  act({
    call: (api) => api.identitySeller.showPromises(),
    show: (all, output) => listOf(COLUMNS)(numbered(all), output),
  }),
  act({
    name: 'add',
    words: { icon: oneOf(PROMISE_ICONS, 'ICON') },
    options: { ...bilingual('title', word('TEXT')), ...bilingual('text', withDefault(text('TEXT'), '')) },
    async call(api, { icon, ...typed }) {
      const added = { icon, title: textOf('title', typed), text: textOf('text', typed) }
      return api.identitySeller.setPromises({ promises: [...(await current(api)), added] })
    },
  }),
  act({
    name: 'remove',
    words: { number: whole('NUMBER') },
    call: async (api, { number }) =>
      api.identitySeller.setPromises({ promises: takeOut(await current(api), number) }),
  }),
])
