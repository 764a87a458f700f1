import * as m from '#words'
import { word } from './arguments.ts'
import { act, type Command } from './command.ts'

export const ship: Command = {
  name: 'ship',
  summary: m.sellerorders_ship_summary,
  details: m.sellerorders_ship_details,
  acts: [
    act({
      words: { order_sn: word('ORDER_SN'), courier: word('COURIER'), tracking_no: word('NUMBER') },
      call: (api, asked) => api.ordersSeller.shipOrder(asked),
    }),
  ],
}
