import * as m from '#words'
import { flag, optional, word } from './arguments.ts'
import { act, type Command } from './command.ts'
import { exportFile } from './products-export.ts'
import { format, formatOf } from './products-format.ts'
import { importFile } from './products-import.ts'

export const products: Command = {
  name: 'products',
  summary: m.seller_products_summary,
  details: m.seller_products_details,
  acts: [
    act({
      name: 'import',
      words: { file: word('FILE') },
      options: { format, check: flag },
      run: ({ file, format = formatOf(file), check }, shop) => importFile(shop, file, format, check),
    }),
    act({
      name: 'export',
      words: { file: optional(word('FILE')) },
      options: { format },
      run: ({ file, format = formatOf(file ?? '') }, shop) => exportFile(shop, file, format),
    }),
  ],
}
