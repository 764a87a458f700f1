import type { StockLine } from '#features/catalogue/catalogue-seller-contract.ts'
import { shorten } from '#platform/text-width.ts'
import * as m from '#words'
import { command, refuseUsage } from './command.ts'
import type { Output } from './output.ts'
import { readOptionalWhole, readWhole, refuseMore } from './read-words.ts'

const ACTS = ['set', 'add', 'take'] as const

export const stock = command({
  name: 'stock',
  usage: ['stock [--product ID] [--below NUMBER] [--page NUMBER]', 'stock set|add|take SKU NUMBER'],
  summary: m.seller_stock_summary,
  details: m.seller_stock_details,
  options: { product: { type: 'string' }, below: { type: 'string' }, page: { type: 'string' } },
  async run({ values, words: [act, sku, number, ...more] }, shop) {
    refuseMore(more, 0)
    const { output } = shop
    if (act === undefined) {
      const asked = {
        product_id: readOptionalWhole(values.product, '--product ID'),
        below: readOptionalWhole(values.below, '--below NUMBER'),
        page: readOptionalWhole(values.page, '--page NUMBER'),
      }
      const { api } = await shop.open()
      return output.answer(await api.catalogueSeller.listStock(asked), ({ data, ...page }) => {
        drawStock(output, data)
        const pages = Math.max(1, Math.ceil(page.total / page.per_page))
        output.line(
          m.seller_page({ page: page.current_page, pages, total: page.total }, { locale: output.language }),
        )
      })
    }
    const how = ACTS.find((one) => one === act)
    if (!how) return refuseUsage(m.seller_one_of, { name: 'stock', known: ACTS.join(', ') })
    const change = { sku_id: readWhole(sku, 'SKU'), how, number: readWhole(number, 'NUMBER') }
    const { api } = await shop.open()
    output.answer(await api.catalogueSeller.setStock(change))
  },
})

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
