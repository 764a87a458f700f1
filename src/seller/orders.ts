import * as m from '#words'
import { oneOf, optional, page, word } from './arguments.ts'
import { act, type Command } from './command.ts'
import { drawOrder, ORDER_COLUMNS, STATUSES } from './orders-draw.ts'
import { cancelOrder, refundOrder } from './orders-refund.ts'
import { pageOf } from './show.ts'

const STATUS_NAMES = Object.keys(STATUSES) as (keyof typeof STATUSES)[]

export const orders: Command = {
  name: 'orders',
  summary: m.sellerorders_orders_summary,
  details: m.sellerorders_orders_details,
  acts: [
    act({
      options: { status: optional(oneOf(STATUS_NAMES, 'STATUS')), page },
      call: (api, { status, page }) =>
        api.ordersSeller.listSellerOrders({ status: status && STATUSES[status][0], page }),
      show: pageOf(ORDER_COLUMNS),
    }),
    act({
      words: { order_sn: word('ORDER_SN') },
      call: (api, asked) => api.ordersSeller.showSellerOrder(asked),
      show: drawOrder,
    }),
    cancelOrder,
    refundOrder,
  ],
}
