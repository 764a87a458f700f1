import * as m from '#words'
import { oneOf, optional, rest, text, whole, withDefault, word } from './arguments.ts'
import { act, command } from './command.ts'
import { changeAddress } from './orders-address.ts'
import { drawOrder, ORDER_COLUMNS } from './orders-draw.ts'
import { exportOrders } from './orders-export.ts'
import { FILTER, filterOf } from './orders-filter.ts'
import { drawPicking } from './orders-pick.ts'
import { cancelOrder, refundOrder, refundPostage } from './orders-refund.ts'
import { newestOf } from './show.ts'

export const orders = command('orders', m.sellerorders_orders_summary, m.sellerorders_orders_details, [
  act({
    options: { ...FILTER, rows: optional(whole('NUMBER')) },
    call: (api, { rows, ...filter }) => api.ordersSeller.listSellerOrders({ ...filterOf(filter), rows }),
    show: newestOf(ORDER_COLUMNS, m.sellerpacking_more),
  }),
  act({
    words: { order_sn: word('ORDER_SN') },
    call: (api, asked) => api.ordersSeller.showSellerOrder(asked),
    show: drawOrder,
  }),
  act({
    name: 'note',
    words: { order_sn: word('ORDER_SN'), text: rest(word('TEXT', 'TEXT…')) },
    call: (api, asked) => api.ordersSeller.addOrderNote(asked),
  }),
  changeAddress,
  act({
    name: 'export',
    options: {
      ...FILTER,
      format: withDefault(oneOf(['csv', 'xlsx']), 'csv'),
      'for-courier': optional(text('COURIER')),
      to: optional(text('FILE')),
    },
    run: exportOrders,
  }),
  act({
    name: 'pick',
    options: { ...FILTER, by: withDefault(oneOf(['goods', 'order']), 'goods') },
    async run({ by, ...filter }, { open, output }) {
      const { api } = await open()
      const answer = await api.packingSeller.listPicking(filterOf(filter))
      output.answer(answer, (picking) => drawPicking(picking, by, output))
    },
  }),
  cancelOrder,
  refundOrder,
  refundPostage,
])
