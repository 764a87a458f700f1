import type { Picking } from '#features/orders/packing-seller-contract.ts'
import * as m from '#words'
import type { Columns } from './columns.ts'
import type { Output } from './output.ts'

type Piece = Picking['orders'][number]['items'][number]

const piecesOf = <Row extends Piece>(...more: Columns<Row>): Columns<Row> => [
  ['SKU', (row) => row.sku_id],
  [m.seller_name, (row) => row.title, 40],
  [m.seller_option, (row) => row.option, 30],
  [m.sellerorders_count, (row) => row.num],
  [m.refunds_weight, ({ grams }) => (grams > 0 ? `${grams} g` : '')],
  ...more,
]

const GOODS = piecesOf<Picking['goods'][number]>([m.sellerpacking_orders, 'orders'])
const IN_ORDER = piecesOf<Piece>()

/** One walk along the shelves, or box by box. */
export function drawPicking(picking: Picking, by: 'goods' | 'order', output: Output): void {
  if (picking.orders.length === 0) output.line(output.say(m.sellerpacking_nothing))
  else if (by === 'goods') output.list(picking.goods, GOODS)
  else
    for (const { order_sn, remark, items } of picking.orders) {
      output.line([order_sn, remark].filter(Boolean).join('  '))
      output.list(items, IN_ORDER)
    }
}
