import { many, oneOf, optional, text, whole, withDefault, yesNo } from './arguments.ts'
import { act } from './command.ts'
import { onAndOff } from './on-and-off.ts'
import { drawProduct } from './product-draw.ts'
import { PRODUCT_PARTS, readProductParts } from './product-parts.ts'

const one = { id: whole('ID') }
const some = { ids: many(whole('ID')) }

/** What is done with one product, or with a few. */
export const PRODUCT_ACTS = [
  act({
    name: 'show',
    words: one,
    call: (api, asked) => api.productsSeller.showSellerProduct(asked),
    show: drawProduct,
  }),
  act({
    name: 'add',
    options: { ...PRODUCT_PARTS, virtual: withDefault(yesNo, 0) },
    usage: ['--category SLUG|ID --name-zh TEXT --name-en TEXT [--shop ID] [--virtual yes] [OPTIONS]'],
    async run({ virtual, ...typed }, { open, output }) {
      const parts = await readProductParts(typed)
      const name = { zh_CN: typed['name-zh'] ?? '', en_US: typed['name-en'] ?? '' }
      const { api } = await open()
      output.answer(await api.productsSeller.addProduct({ ...parts, name, virtual }))
    },
  }),
  act({
    name: 'change',
    words: one,
    options: PRODUCT_PARTS,
    usage: [
      'ID [OPTIONS]',
      '  --name-zh, --name-en, --summary-zh, --summary-en TEXT; --intro-zh, --intro-en FILE',
      '  --category SLUG|ID --shop ID --new yes|no --recommended yes|no',
      '  --postage shop|own|free --free-shipping-from AMOUNT --cold ambient|chilled|frozen|live',
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
  ...onAndOff(some, (api, { ids }, on_sale) => api.productsSeller.switchProducts({ ids, on_sale })),
  act({
    name: 'postage',
    words: { postage: oneOf(['shop', 'free']), ids: optional(many(whole('ID'))) },
    call: (api, asked) => api.productsSeller.setPostage(asked),
  }),
  act({ name: 'copy', words: one, call: (api, asked) => api.productsSeller.copyProduct(asked) }),
  act({ name: 'remove', words: one, call: (api, asked) => api.productsSeller.removeProduct(asked) }),
]
