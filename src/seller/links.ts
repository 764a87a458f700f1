import type { FooterLink } from '#features/site/identity-seller-contract.ts'
import type { Api } from '#platform/contract/api-types.ts'
import * as m from '#words'
import { whole, word } from './arguments.ts'
import type { Columns } from './columns.ts'
import { act, command } from './command.ts'
import { needData } from './faults.ts'
import { numbered, takeOut } from './numbered-list.ts'
import { listOf } from './show.ts'

const COLUMNS: Columns<FooterLink & { number: number }> = [
  [m.sellersite_number, 'number'],
  [m.seller_name, 'label', 30],
  [m.sellersite_link, 'href', 60],
]

const current = async (api: Api) => needData(await api.identitySeller.showLinks())

export const links = command('links', m.sellersite_links_summary, m.sellersite_links_details, [
  act({
    call: (api) => api.identitySeller.showLinks(),
    show: (all, output) => listOf(COLUMNS)(numbered(all), output),
  }),
  act({
    name: 'add',
    words: { href: word('ADDRESS') },
    options: { zh: word('NAME'), en: word('NAME') },
    async call(api, { href, zh, en }) {
      const added = { label: { zh_CN: zh, en_US: en }, href }
      return api.identitySeller.setLinks({ links: [...(await current(api)), added] })
    },
  }),
  act({
    name: 'remove',
    words: { number: whole('NUMBER') },
    call: async (api, { number }) =>
      api.identitySeller.setLinks({ links: takeOut(await current(api), number) }),
  }),
])
