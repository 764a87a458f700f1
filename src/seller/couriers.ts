import type { SellerCourier } from '#features/orders/couriers-seller-contract.ts'
import * as m from '#words'
import { optional, text, word } from './arguments.ts'
import type { Columns } from './columns.ts'
import { act, command } from './command.ts'
import { listOf } from './show.ts'

const COLUMNS: Columns<SellerCourier> = [
  [m.sellercouriers_code, 'code'],
  [m.seller_name, 'name'],
  [m.sellersite_in_use, ({ active }) => (active ? m.sellersite_yes : m.sellersite_no)],
]

export const couriers = command('couriers', m.sellercouriers_summary, m.sellercouriers_details, [
  act({
    call: (api) => api.couriersSeller.listSellerCouriers(),
    show: listOf(COLUMNS),
  }),
  act({
    name: 'add',
    words: { code: word('CODE') },
    options: { zh: word('NAME'), en: word('NAME') },
    call: (api, { code, zh, en }) => api.couriersSeller.addCourier({ code, name: { zh_CN: zh, en_US: en } }),
  }),
  act({
    name: 'change',
    words: { code: word('CODE') },
    options: { zh: optional(text('NAME')), en: optional(text('NAME')) },
    call: (api, { code, zh, en }) =>
      api.couriersSeller.changeCourier({ code, name: { zh_CN: zh, en_US: en } }),
  }),
  act({
    name: 'off',
    words: { code: word('CODE') },
    call: (api, { code }) => api.couriersSeller.changeCourier({ code, active: 0 }),
  }),
  act({
    name: 'on',
    words: { code: word('CODE') },
    call: (api, { code }) => api.couriersSeller.changeCourier({ code, active: 1 }),
  }),
])
