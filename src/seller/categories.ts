import type { SellerCategory } from '#features/catalogue/categories-seller-contract.ts'
import * as m from '#words'
import { optional, text, whole, withDefault, word } from './arguments.ts'
import { bothOf, inBoth } from './bilingual.ts'
import type { Columns } from './columns.ts'
import { act, command } from './command.ts'
import { keepPicture, keepPictureIfTyped, picture } from './keep-picture.ts'
import { moveInList } from './move-in-list.ts'
import { listOf } from './show.ts'

const COLUMNS: Columns<SellerCategory> = [
  ['ID', 'id'],
  [m.sellercategories_slug, ({ pid, slug }) => (pid === 0 ? slug : `  ${slug}`)],
  [m.seller_name, 'name', 30],
  [m.sellercategories_products, 'product_count'],
]

const one = { id: whole('ID') }

export const categories = command('categories', m.sellercategories_summary, m.sellercategories_details, [
  act({ call: (api) => api.categoriesSeller.listSellerCategories(), show: listOf(COLUMNS) }),
  act({
    name: 'add',
    words: { slug: word('SLUG') },
    options: { ...inBoth(word('NAME')), picture, below: withDefault(whole('ID'), 0) },
    call: async (api, { slug, picture, below, ...typed }) =>
      api.categoriesSeller.addCategory({
        slug,
        pid: below,
        name: bothOf(typed),
        picture: await keepPicture(api, picture),
      }),
  }),
  act({
    name: 'change',
    words: one,
    options: { ...inBoth(optional(text('NAME'))), slug: optional(word('SLUG')), picture: optional(picture) },
    call: async (api, { id, slug, picture, ...typed }) =>
      api.categoriesSeller.changeCategory({
        id,
        slug,
        name: bothOf(typed),
        picture: await keepPictureIfTyped(api, picture),
      }),
  }),
  moveInList({
    list: (api) => api.categoriesSeller.listSellerCategories(),
    together: (one, other) => one.pid === other.pid,
    order: (api, ids, moved) => api.categoriesSeller.orderCategories({ pid: moved?.pid, ids }),
    columns: COLUMNS,
  }),
  act({
    name: 'put',
    words: one,
    options: { below: whole('ID') },
    call: (api, { id, below }) => api.categoriesSeller.moveCategory({ id, pid: below }),
  }),
  act({ name: 'remove', words: one, call: (api, asked) => api.categoriesSeller.removeCategory(asked) }),
])
