import type { Sentence } from '#platform/refusal.ts'
import * as m from '#words'
import { flag, oneOf, optional, word } from './arguments.ts'
import { act, command } from './command.ts'
import { PRODUCT_ACTS } from './product-acts.ts'
import { PRODUCT_FILES } from './product-files.ts'
import { PRODUCT_PICTURES } from './product-pictures.ts'
import { exportFile } from './products-export.ts'
import { format, formatOf } from './products-format.ts'
import { importFile } from './products-import.ts'

/** One command for two kinds of work: single products, and files of them. */
const details: Sentence = (_, say) => `${m.sellerproducts_details({}, say)}\n\n${m.imports_details({}, say)}`

export const products = command('products', m.seller_products_summary, details, [
  act({
    name: 'import',
    words: { file: word('FILE') },
    options: {
      format,
      check: flag,
      stock: optional(oneOf(['set', 'add', 'take'])),
      reason: optional(word('TEXT')),
      pictures: optional(word('DIR|ZIP')),
    },
    run: ({ file, format = formatOf(file), ...asked }, shop) => importFile(shop, { file, format, ...asked }),
  }),
  act({
    name: 'export',
    words: { file: optional(word('FILE')) },
    options: { format, columns: optional(word('NAMES')) },
    run: ({ file, format = formatOf(file ?? ''), columns }, shop) =>
      exportFile(shop, { file, format, columns }),
  }),
  ...PRODUCT_ACTS,
  PRODUCT_PICTURES,
  PRODUCT_FILES,
])
