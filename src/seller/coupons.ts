import type { CouponHolder } from '#features/orders/coupons-seller-contract.ts'
import type { SellerCoupon } from '#features/orders/orders-seller-contract.ts'
import * as m from '#words'
import { mark, optional, text, whole, withDefault, word, yesNo } from './arguments.ts'
import { bothOf, inBoth } from './bilingual.ts'
import type { Columns } from './columns.ts'
import { act, command } from './command.ts'
import { pageAct } from './page-act.ts'

const howToGet = ({ ended, collectable }: SellerCoupon) =>
  ended ? m.coupons_state_ended : collectable ? m.coupons_state_open : m.coupons_state_code

const COLUMNS: Columns<SellerCoupon> = [
  [m.sellerorders_code, 'code'],
  [m.seller_name, 'name', 30],
  [m.sellerorders_amount, 'amount'],
  [m.sellerorders_enough, 'enough'],
  [m.sellerorders_redeemed, 'redeemed'],
  [m.sellerorders_cap, 'cap'],
  [m.sellerorders_ends, 'end_time'],
  [m.coupons_state, howToGet],
]

const HOLDERS: Columns<CouponHolder> = [
  [m.coupons_buyer, 'buyer_id'],
  [m.coupons_nickname, 'nickname', 30],
  [m.coupons_redeem_time, 'redeem_time'],
  [m.coupons_order, 'order_sn'],
  [m.coupons_use_time, 'use_time'],
]

const one = { code: word('CODE') }

export const coupons = command('coupons', m.sellerorders_coupons_summary, m.sellerorders_coupons_details, [
  pageAct({ call: (api, asked) => api.ordersSeller.listSellerCoupons(asked), columns: COLUMNS }),
  act({
    name: 'add',
    words: { ...one, amount: word('AMOUNT') },
    options: {
      ...inBoth(word('NAME')),
      enough: withDefault(text('AMOUNT'), '0'),
      cap: withDefault(whole('NUMBER'), 1000),
      days: withDefault(whole('NUMBER'), 30),
      'new-buyers': mark,
      open: withDefault(yesNo, 0),
    },
    call: (api, { zh, en, 'new-buyers': for_new_buyers, open: collectable, ...coupon }) =>
      api.ordersSeller.addCoupon({ ...coupon, name: bothOf({ zh, en }), for_new_buyers, collectable }),
  }),
  act({
    name: 'change',
    words: one,
    options: {
      ...inBoth(withDefault(word('NAME'), '')),
      cap: optional(whole('NUMBER')),
      days: optional(whole('NUMBER')),
      open: optional(yesNo),
    },
    call: (api, { zh, en, open, ...asked }) =>
      api.couponsSeller.changeCoupon({
        ...asked,
        name: zh || en ? bothOf({ zh, en }) : undefined,
        collectable: open,
      }),
  }),
  act({ name: 'end', words: one, call: (api, coupon) => api.couponsSeller.endCoupon(coupon) }),
  act({
    name: 'copy',
    words: { ...one, new_code: word('NEW-CODE') },
    options: { days: withDefault(whole('NUMBER'), 30) },
    call: (api, copy) => api.couponsSeller.copyCoupon(copy),
  }),
  pageAct({
    name: 'holders',
    words: one,
    call: (api, asked) => api.couponsSeller.listCouponHolders(asked),
    columns: HOLDERS,
  }),
])
