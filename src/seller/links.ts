import * as m from '#words'
import { word } from './arguments.ts'
import { bothOf, inBoth } from './bilingual.ts'
import { command } from './command.ts'
import { numberedListActs } from './numbered-list.ts'

const ACTS = numberedListActs({
  columns: [
    [m.sellersite_number, 'number'],
    [m.seller_name, 'label', 30],
    [m.sellersite_link, 'href', 60],
  ],
  show: (api) => api.identitySeller.showLinks(),
  set: (api, links) => api.identitySeller.setLinks({ links }),
  add: {
    words: { href: word('ADDRESS') },
    options: inBoth(word('NAME')),
    line: ({ href, ...typed }) => ({ label: bothOf(typed), href }),
  },
})

export const links = command('links', m.sellersite_links_summary, m.sellersite_links_details, ACTS)
