import type { SellerCategory } from '#features/catalogue/categories-seller-contract.ts'
import * as m from '#words'
import { optional, text, whole, withDefault, word } from './arguments.ts'
import type { Columns } from './columns.ts'
import { act, command } from './command.ts'
import { needData } from './faults.ts'
import { keepPicture, keepPictureIfTyped, picture } from './keep-picture.ts'
import { MOVE, moveInList } from './move-in-list.ts'
import { listOf } from './show.ts'

const COLUMNS: Columns<SellerCategory> = [
  ['ID', 'id'],
  [m.sellercategories_slug, ({ pid, slug }) => (pid === 0 ? slug : `  ${slug}`)],
  [m.seller_name, 'name', 30],
  [m.sellercategories_products, 'product_count'],
]

export const categories = command('categories', m.sellercategories_summary, m.sellercategories_details, [
  act({ call: (api) => api.categoriesSeller.listSellerCategories(), show: listOf(COLUMNS) }),
  act({
    name: 'add',
    words: { slug: word('SLUG') },
    options: {
      zh: word('NAME'),
      en: word('NAME'),
      picture,
      below: withDefault(whole('ID'), 0),
    },
    call: async (api, { slug, zh, en, picture, below }) =>
      api.categoriesSeller.addCategory({
        slug,
        pid: below,
        name: { zh_CN: zh, en_US: en },
        picture: await keepPicture(api, picture),
      }),
  }),
  act({
    name: 'change',
    words: { id: whole('ID') },
    options: {
      zh: optional(text('NAME')),
      en: optional(text('NAME')),
      slug: optional(word('SLUG')),
      picture: optional(picture),
    },
    call: async (api, { id, zh, en, slug, picture }) =>
      api.categoriesSeller.changeCategory({
        id,
        slug,
        name: { zh_CN: zh, en_US: en },
        picture: await keepPictureIfTyped(api, picture),
      }),
  }),
  act({
    name: 'move',
    words: MOVE,
    async call(api, move) {
      const all = needData(await api.categoriesSeller.listSellerCategories())
      const pid = all.find(({ id }) => id === move.id)?.pid ?? 0
      const level = all.filter((one) => one.pid === pid).map(({ id }) => id)
      return api.categoriesSeller.orderCategories({ pid, ids: moveInList(level, move) })
    },
    show: listOf(COLUMNS),
  }),
  act({
    name: 'put',
    words: { id: whole('ID') },
    options: { below: whole('ID') },
    call: (api, { id, below }) => api.categoriesSeller.moveCategory({ id, pid: below }),
  }),
  act({
    name: 'remove',
    words: { id: whole('ID') },
    call: (api, asked) => api.categoriesSeller.removeCategory(asked),
  }),
])
