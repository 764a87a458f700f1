import * as m from '#words'
import { optional, text, whole, withDefault } from './arguments.ts'
import { act, command } from './command.ts'
import { readSkuParts, SKU_PARTS } from './sku-parts.ts'

export const skus = command('skus', m.sellerproducts_skus_summary, m.sellerproducts_skus_details, [
  act({
    name: 'add',
    words: { product_id: whole('PRODUCT') },
    options: {
      'name-zh': text('TEXT'),
      'name-en': text('TEXT'),
      price: text('AMOUNT'),
      stock: withDefault(whole('NUMBER'), 0),
      ...SKU_PARTS,
    },
    call: (api, { product_id, 'name-zh': zh_CN, 'name-en': en_US, price, stock, ...parts }) =>
      api.productsSeller.addSku({
        product_id,
        name: { zh_CN, en_US },
        price,
        stock,
        ...readSkuParts(parts),
      }),
  }),
  act({
    name: 'change',
    words: { id: whole('SKU') },
    options: {
      'name-zh': optional(text('TEXT')),
      'name-en': optional(text('TEXT')),
      price: optional(text('AMOUNT')),
      ...SKU_PARTS,
    },
    call: (api, { id, 'name-zh': zh_CN, 'name-en': en_US, price, ...parts }) =>
      api.productsSeller.changeSku({ id, name: { zh_CN, en_US }, price, ...readSkuParts(parts) }),
  }),
  act({
    name: 'remove',
    words: { id: whole('SKU') },
    call: (api, asked) => api.productsSeller.removeSku(asked),
  }),
])
