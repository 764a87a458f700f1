import type { StockLine, StockMoveLine } from '#features/catalogue/catalogue-seller-contract.ts'
import type { StockMoveKind } from '#features/catalogue/stock-moves.ts'
import type { Sentence } from '#platform/refusal.ts'
import * as m from '#words'
import { oneOf, optional, REASON, whole, word } from './arguments.ts'
import type { Columns } from './columns.ts'
import { act, command } from './command.ts'
import { pageAct } from './page-act.ts'

const COLUMNS: Columns<StockLine> = [
  ['SKU', 'sku_id'],
  [m.seller_product, 'product_id'],
  [m.seller_name, 'product_name', 40],
  [m.seller_option, 'sku_name', 30],
  [m.seller_price, 'price'],
  [m.seller_left, 'stock'],
]

const KINDS: Record<StockMoveKind, Sentence> = {
  opening: m.stock_opening,
  ordered: m.stock_ordered,
  closed: m.stock_closed,
  returned: m.stock_returned,
  set: m.stock_set,
  added: m.stock_added,
  taken: m.stock_taken,
  imported: m.stock_imported,
  removed: m.stock_removed,
}

const MOVES: Columns<StockMoveLine> = [
  [m.stock_when, 'created_at'],
  [m.stock_why, ({ kind }) => KINDS[kind]],
  [m.stock_units, ({ units }) => (units > 0 ? `+${units}` : units)],
  [m.seller_left, ({ before, after }) => `${before} → ${after}`],
  [m.stock_who, 'by'],
  [m.stock_reference, 'reference'],
  [m.seller_reason, 'reason', 40],
]

export const stock = command('stock', m.seller_stock_summary, m.seller_stock_details, [
  act({
    options: {
      product: optional(whole('ID')),
      below: optional(whole('NUMBER')),
      after: optional(word('PLACE')),
    },
    call: (api, { product, ...asked }) => api.catalogueSeller.listStock({ ...asked, product_id: product }),
    show({ data, next }, output) {
      output.list(data, COLUMNS)
      if (next) output.line(output.say(m.stock_more, { next }))
    },
  }),
  act({
    words: { how: oneOf(['set', 'add', 'take']), sku_id: whole('SKU'), number: whole('NUMBER') },
    options: REASON,
    call: (api, change) => api.catalogueSeller.setStock(change),
  }),
  pageAct({
    name: 'history',
    words: { sku_id: whole('SKU') },
    call: (api, asked) => api.catalogueSeller.listStockMoves(asked),
    columns: MOVES,
  }),
])
