import * as m from '#words'
import { command, refuseUsage } from './command.ts'
import { exportFile } from './products-export.ts'
import { importFile } from './products-import.ts'
import { readWord, refuseMore } from './read-words.ts'

const FORMATS = ['csv', 'json'] as const
export type Format = (typeof FORMATS)[number]

export const products = command({
  name: 'products',
  usage: ['products import FILE [--format csv|json] [--check]', 'products export [FILE] [--format csv|json]'],
  summary: m.seller_products_summary,
  details: m.seller_products_details,
  options: { format: { type: 'string' }, check: { type: 'boolean' } },
  async run({ values, words: [act, file, ...more] }, shop) {
    refuseMore(more, 0)
    if (act === 'import') {
      const name = readWord(file, 'FILE')
      await importFile(shop, name, chooseFormat(values.format, name), values.check ?? false)
    } else if (act === 'export') await exportFile(shop, file, chooseFormat(values.format, file ?? ''))
    else refuseUsage(m.seller_one_of, { name: 'products', known: 'import, export' })
  },
})

/** What was asked for, else what the file's name ends in, else CSV. */
function chooseFormat(asked: string | undefined, file: string): Format {
  const ending = file.toLowerCase().endsWith('.json') ? 'json' : 'csv'
  const format = asked ?? ending
  return (
    FORMATS.find((one) => one === format) ??
    refuseUsage(m.seller_one_of, { name: '--format', known: FORMATS.join(', ') })
  )
}
