import * as m from '#words'
import { optional, text, whole, withDefault } from './arguments.ts'
import { bilingual, textOf } from './bilingual.ts'
import { act, command } from './command.ts'
import { readSkuParts, SKU_PARTS } from './sku-parts.ts'

const one = { id: whole('SKU') }

export const skus = command('skus', m.sellerproducts_skus_summary, m.sellerproducts_skus_details, [
  act({
    name: 'add',
    words: { product_id: whole('PRODUCT') },
    options: {
      ...bilingual('name', text('TEXT')),
      price: text('AMOUNT'),
      stock: withDefault(whole('NUMBER'), 0),
      ...SKU_PARTS,
    },
    call: (api, { product_id, price, stock, ...typed }) =>
      api.productsSeller.addSku({
        product_id,
        name: textOf('name', typed),
        price,
        stock,
        ...readSkuParts(typed),
      }),
  }),
  act({
    name: 'change',
    words: one,
    options: { ...bilingual('name', optional(text('TEXT'))), price: optional(text('AMOUNT')), ...SKU_PARTS },
    call: (api, { id, price, ...typed }) =>
      api.productsSeller.changeSku({ id, name: textOf('name', typed), price, ...readSkuParts(typed) }),
  }),
  act({ name: 'remove', words: one, call: (api, asked) => api.productsSeller.removeSku(asked) }),
])
