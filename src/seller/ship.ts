import * as m from '#words'
import { command } from './command.ts'
import { readWord, refuseMore } from './read-words.ts'

export const ship = command({
  name: 'ship',
  usage: ['ship ORDER_SN COURIER NUMBER'],
  summary: m.sellerorders_ship_summary,
  details: m.sellerorders_ship_details,
  options: {},
  async run({ words: [sn, courier, number, ...more] }, shop) {
    refuseMore(more, 0)
    const asked = {
      order_sn: readWord(sn, 'ORDER_SN'),
      courier: readWord(courier, 'COURIER'),
      tracking_no: readWord(number, 'NUMBER'),
    }
    const { api } = await shop.open()
    shop.output.answer(await api.ordersSeller.shipOrder(asked))
  },
})
