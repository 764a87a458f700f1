import type { SellerCoupon } from '#features/orders/orders-seller-contract.ts'
import * as m from '#words'
import { flag, page, text, whole, withDefault, word } from './arguments.ts'
import type { Columns } from './columns.ts'
import { act, type Command } from './command.ts'
import { pageOf } from './show.ts'

const COLUMNS: Columns<SellerCoupon> = [
  [m.sellerorders_code, 'code'],
  [m.seller_name, 'name', 30],
  [m.sellerorders_amount, 'amount'],
  [m.sellerorders_enough, 'enough'],
  [m.sellerorders_redeemed, 'redeemed'],
  [m.sellerorders_cap, 'cap'],
  [m.sellerorders_ends, 'end_time'],
]

export const coupons: Command = {
  name: 'coupons',
  summary: m.sellerorders_coupons_summary,
  details: m.sellerorders_coupons_details,
  acts: [
    act({
      options: { page },
      call: (api, asked) => api.ordersSeller.listSellerCoupons(asked),
      show: pageOf(COLUMNS),
    }),
    act({
      name: 'add',
      words: { code: word('CODE'), amount: word('AMOUNT') },
      options: {
        zh: word('NAME'),
        en: word('NAME'),
        enough: withDefault(text('AMOUNT'), '0'),
        cap: withDefault(whole('NUMBER'), 1000),
        days: withDefault(whole('NUMBER'), 30),
        'new-buyers': flag,
      },
      call: (api, { zh, en, 'new-buyers': forNewBuyers, ...coupon }) =>
        api.ordersSeller.addCoupon({
          ...coupon,
          name: { zh_CN: zh, en_US: en },
          for_new_buyers: forNewBuyers ? 1 : 0,
        }),
    }),
  ],
}
