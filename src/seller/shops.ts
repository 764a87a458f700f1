import type { SellerShopRow } from '#features/shop/shop-seller-contract.ts'
import * as m from '#words'
import { optional, text, whole, withDefault, word } from './arguments.ts'
import { bilingual, textOf } from './bilingual.ts'
import type { Columns } from './columns.ts'
import { act, command } from './command.ts'
import { keepPicture, keepPictureIfTyped, picture } from './keep-picture.ts'
import { listOf } from './show.ts'

const COLUMNS: Columns<SellerShopRow> = [
  ['ID', 'id'],
  [m.seller_name, 'name', 30],
  [m.sellershops_city, 'city', 20],
  [m.sellershops_products, 'product_count'],
  [m.sellershops_intro, 'intro', 50],
]

export const shops = command('shops', m.sellershops_summary, m.sellershops_details, [
  act({ call: (api) => api.shopSeller.listSellerShops(), show: listOf(COLUMNS) }),
  act({
    name: 'add',
    options: {
      ...bilingual('name', word('TEXT')),
      ...bilingual('city', word('TEXT')),
      ...bilingual('intro', withDefault(text('TEXT'), '')),
      logo: picture,
    },
    call: async (api, { logo, ...typed }) =>
      api.shopSeller.addShop({
        name: textOf('name', typed),
        city: textOf('city', typed),
        intro: textOf('intro', typed),
        logo: await keepPicture(api, logo),
      }),
  }),
  act({
    name: 'change',
    words: { id: whole('ID') },
    options: {
      ...bilingual('name', optional(text('TEXT'))),
      ...bilingual('city', optional(text('TEXT'))),
      ...bilingual('intro', optional(text('TEXT'))),
      logo: optional(picture),
    },
    call: async (api, { id, logo, ...typed }) =>
      api.shopSeller.changeShop({
        id,
        name: textOf('name', typed),
        city: textOf('city', typed),
        intro: textOf('intro', typed),
        logo: await keepPictureIfTyped(api, logo),
      }),
  }),
])
