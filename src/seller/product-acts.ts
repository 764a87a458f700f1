import { many, oneOf, text, whole, withDefault } from './arguments.ts'
import { act } from './command.ts'
import { drawProduct } from './product-draw.ts'
import { PRODUCT_PARTS, readProductParts } from './product-parts.ts'

const ids = many(whole('ID'))

/** What is done with one product, or with a few. */
export const PRODUCT_ACTS = [
  act({
    name: 'show',
    words: { id: whole('ID') },
    call: (api, asked) => api.productsSeller.showSellerProduct(asked),
    show: drawProduct,
  }),
  act({
    name: 'add',
    options: { ...PRODUCT_PARTS, virtual: withDefault(oneOf(['yes', 'no']), 'no') },
    usage: ['--category SLUG|ID --name-zh TEXT --name-en TEXT [--shop ID] [--virtual yes] [OPTIONS]'],
    async run({ virtual, ...typed }, { open, output }) {
      const parts = await readProductParts(typed)
      const name = { zh_CN: typed['name-zh'] ?? '', en_US: typed['name-en'] ?? '' }
      const { api } = await open()
      const isVirtual = virtual === 'yes' ? 1 : 0
      output.answer(await api.productsSeller.addProduct({ ...parts, name, virtual: isVirtual }))
    },
  }),
  act({
    name: 'change',
    words: { id: whole('ID') },
    options: PRODUCT_PARTS,
    usage: [
      'ID [OPTIONS]',
      '  --name-zh, --name-en, --summary-zh, --summary-en TEXT; --intro-zh, --intro-en FILE',
      '  --category SLUG|ID --shop ID --new yes|no --recommended yes|no',
      '  --free-shipping yes|no --free-shipping-from AMOUNT --cold ambient|chilled|frozen|live',
      '  --shelf-days NUMBER --origin-zh, --origin-en, --storage-zh, --storage-en TEXT',
    ],
    async run({ id, ...typed }, { open, output }) {
      const parts = await readProductParts(typed)
      const { api } = await open()
      output.answer(await api.productsSeller.changeProduct({ id, ...parts }))
    },
  }),
  act({
    name: 'price',
    words: { id: whole('SKU'), price: text('AMOUNT') },
    call: (api, asked) => api.productsSeller.changeSku(asked),
  }),
  act({
    name: 'on',
    words: { ids },
    call: (api, { ids }) => api.productsSeller.switchProducts({ ids, on_sale: 1 }),
  }),
  act({
    name: 'off',
    words: { ids },
    call: (api, { ids }) => api.productsSeller.switchProducts({ ids, on_sale: 0 }),
  }),
  act({
    name: 'copy',
    words: { id: whole('ID') },
    call: (api, asked) => api.productsSeller.copyProduct(asked),
  }),
  act({
    name: 'remove',
    words: { id: whole('ID') },
    call: (api, asked) => api.productsSeller.removeProduct(asked),
  }),
]
