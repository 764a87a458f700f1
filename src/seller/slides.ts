import type { SellerSlide } from '#features/site/slides-seller-contract.ts'
import * as m from '#words'
import { optional, SPAN, text, whole, withDefault, word } from './arguments.ts'
import { bilingual, textOf } from './bilingual.ts'
import type { Columns } from './columns.ts'
import { act, command } from './command.ts'
import { keepPicture, keepPictureIfTyped, picture } from './keep-picture.ts'
import { moveInList } from './move-in-list.ts'
import { listOf } from './show.ts'

const COLUMNS: Columns<SellerSlide> = [
  ['ID', 'id'],
  [m.sellersite_title, 'title', 30],
  [m.sellersite_link, 'link', 40],
  [m.sellersite_shown, ({ is_shown }) => (is_shown ? m.sellersite_yes : m.sellersite_no)],
  [m.sellersite_from, 'shown_from'],
  [m.sellersite_until, 'shown_until'],
]

const one = { id: whole('ID') }

export const slides = command('slides', m.sellersite_slides_summary, m.sellersite_slides_details, [
  act({ call: (api) => api.slidesSeller.listSellerSlides(), show: listOf(COLUMNS) }),
  act({
    name: 'add',
    options: {
      ...bilingual('title', word('TEXT')),
      ...bilingual('subtitle', withDefault(text('TEXT'), '')),
      link: word('ADDRESS'),
      picture,
      ...SPAN,
    },
    call: async (api, { link, picture, from, until, ...typed }) =>
      api.slidesSeller.addSlide({
        title: textOf('title', typed),
        subtitle: textOf('subtitle', typed),
        link,
        picture: await keepPicture(api, picture),
        shown_from: from,
        shown_until: until,
      }),
  }),
  act({
    name: 'change',
    words: one,
    options: {
      ...bilingual('title', optional(text('TEXT'))),
      ...bilingual('subtitle', optional(text('TEXT'))),
      link: optional(word('ADDRESS')),
      picture: optional(picture),
      ...SPAN,
    },
    call: async (api, { id, link, picture, from, until, ...typed }) =>
      api.slidesSeller.changeSlide({
        id,
        title: textOf('title', typed),
        subtitle: textOf('subtitle', typed),
        link,
        picture: await keepPictureIfTyped(api, picture),
        shown_from: from,
        shown_until: until,
      }),
  }),
  moveInList({
    list: (api) => api.slidesSeller.listSellerSlides(),
    order: (api, ids) => api.slidesSeller.orderSlides({ ids }),
    columns: COLUMNS,
  }),
  act({ name: 'remove', words: one, call: (api, asked) => api.slidesSeller.removeSlide(asked) }),
])
