import type { SellerCourier } from '#features/orders/couriers-seller-contract.ts'
import * as m from '#words'
import { optional, text, word } from './arguments.ts'
import { bothOf, inBoth } from './bilingual.ts'
import type { Columns } from './columns.ts'
import { act, command } from './command.ts'
import { onAndOff } from './on-and-off.ts'
import { listOf } from './show.ts'

const COLUMNS: Columns<SellerCourier> = [
  [m.sellercouriers_code, 'code'],
  [m.seller_name, 'name'],
  [m.sellersite_in_use, ({ active }) => (active ? m.sellersite_yes : m.sellersite_no)],
]

const one = { code: word('CODE') }

export const couriers = command('couriers', m.sellercouriers_summary, m.sellercouriers_details, [
  act({ call: (api) => api.couriersSeller.listSellerCouriers(), show: listOf(COLUMNS) }),
  act({
    name: 'add',
    words: one,
    options: inBoth(word('NAME')),
    call: (api, { code, ...typed }) => api.couriersSeller.addCourier({ code, name: bothOf(typed) }),
  }),
  act({
    name: 'change',
    words: one,
    options: inBoth(optional(text('NAME'))),
    call: (api, { code, ...typed }) => api.couriersSeller.changeCourier({ code, name: bothOf(typed) }),
  }),
  ...onAndOff(one, (api, asked, active) => api.couriersSeller.changeCourier({ ...asked, active })),
])
