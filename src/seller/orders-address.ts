import * as m from '#words'
import { optional, text, word } from './arguments.ts'
import { act } from './command.ts'
import { Refused, refuseUsage } from './faults.ts'

/** `--place` is typed as people say it, from the province or the city down to the district. */
export const changeAddress = act({
  name: 'address',
  words: { order_sn: word('ORDER_SN') },
  options: {
    place: text('PLACE'),
    address: optional(text('STREET')),
    consignee: optional(text('NAME')),
    mobile: optional(text('PHONE')),
  },
  async run({ place: keyword, ...asked }, { open, output }) {
    const { api } = await open()
    const found = await api.address.findPlaces({ keyword })
    if (found.code !== 1) throw new Refused(found)
    const [first] = found.data
    if (!first) return refuseUsage(m.sellerpacking_no_place, { place: keyword })
    const { province_id, city_id, district_id } = first
    const place = { province_id, city_id, district_id }
    const answer = await api.ordersSeller.changeDeliveryAddress({ ...asked, place })
    const where = [first.province_name, first.city_name, first.district_name].join(' ')
    output.answer(answer, () => output.line(`${answer.msg}: ${where}`))
  },
})
