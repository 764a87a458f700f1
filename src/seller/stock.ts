import type { StockLine } from '#features/catalogue/catalogue-seller-contract.ts'
import * as m from '#words'
import { oneOf, optional, page, whole } from './arguments.ts'
import type { Columns } from './columns.ts'
import { act, type Command } from './command.ts'
import { pageOf } from './show.ts'

const COLUMNS: Columns<StockLine> = [
  ['SKU', 'sku_id'],
  [m.seller_product, 'product_id'],
  [m.seller_name, 'product_name', 40],
  [m.seller_option, 'sku_name', 30],
  [m.seller_price, 'price'],
  [m.seller_left, 'stock'],
]

export const stock: Command = {
  name: 'stock',
  summary: m.seller_stock_summary,
  details: m.seller_stock_details,
  acts: [
    act({
      options: { product: optional(whole('ID')), below: optional(whole('NUMBER')), page },
      call: (api, { product, below, page }) =>
        api.catalogueSeller.listStock({ product_id: product, below, page }),
      show: pageOf(COLUMNS),
    }),
    act({
      words: { how: oneOf(['set', 'add', 'take']), sku_id: whole('SKU'), number: whole('NUMBER') },
      call: (api, change) => api.catalogueSeller.setStock(change),
    }),
  ],
}
