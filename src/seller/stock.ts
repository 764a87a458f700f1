import type { StockLine } from '#features/catalogue/catalogue-seller-contract.ts'
import { shorten } from '#platform/text-width.ts'
import * as m from '#words'
import { oneOf, optional, page, whole } from './arguments.ts'
import { act, type Command } from './command.ts'
import type { Output } from './output.ts'

export const stock: Command = {
  name: 'stock',
  summary: m.seller_stock_summary,
  details: m.seller_stock_details,
  acts: [
    act({
      options: { product: optional(whole('ID')), below: optional(whole('NUMBER')), page },
      async run({ product, below, page }, { open, output }) {
        const { api } = await open()
        const answer = await api.catalogueSeller.listStock({ product_id: product, below, page })
        output.answer(answer, (list) => {
          drawStock(output, list.data)
          output.page(list)
        })
      },
    }),
    act({
      words: { how: oneOf(['set', 'add', 'take']), sku_id: whole('SKU'), number: whole('NUMBER') },
      async run(change, { open, output }) {
        const { api } = await open()
        output.answer(await api.catalogueSeller.setStock(change))
      },
    }),
  ],
}

function drawStock(output: Output, lines: readonly StockLine[]): void {
  const locale = { locale: output.language }
  output.table(
    [
      'SKU',
      m.seller_product({}, locale),
      m.seller_name({}, locale),
      m.seller_option({}, locale),
      m.seller_price({}, locale),
      m.seller_left({}, locale),
    ],
    lines.map((line) => [
      line.sku_id,
      line.product_id,
      shorten(line.product_name, 40),
      shorten(line.sku_name, 30),
      line.price,
      line.stock,
    ]),
  )
}
