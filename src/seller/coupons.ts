import type { CouponHolder } from '#features/orders/coupons-seller-contract.ts'
import type { SellerCoupon } from '#features/orders/orders-seller-contract.ts'
import * as m from '#words'
import { flag, oneOf, optional, page, text, whole, withDefault, word } from './arguments.ts'
import type { Columns } from './columns.ts'
import { act, command } from './command.ts'
import { pageOf } from './show.ts'

const YES_NO = oneOf(['yes', 'no'])

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

export const coupons = command('coupons', m.sellerorders_coupons_summary, m.sellerorders_coupons_details, [
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
      open: optional(YES_NO),
    },
    call: (api, { zh, en, 'new-buyers': forNewBuyers, open, ...coupon }) =>
      api.ordersSeller.addCoupon({
        ...coupon,
        name: { zh_CN: zh, en_US: en },
        for_new_buyers: forNewBuyers ? 1 : 0,
        collectable: open === 'yes' ? 1 : 0,
      }),
  }),
  act({
    name: 'change',
    words: { code: word('CODE') },
    options: {
      zh: optional(word('NAME')),
      en: optional(word('NAME')),
      cap: optional(whole('NUMBER')),
      days: optional(whole('NUMBER')),
      open: optional(YES_NO),
    },
    call: (api, { code, zh, en, cap, days, open }) =>
      api.couponsSeller.changeCoupon({
        code,
        cap,
        days,
        ...((zh || en) && { name: { zh_CN: zh ?? '', en_US: en ?? '' } }),
        ...(open && { collectable: open === 'yes' ? 1 : 0 }),
      }),
  }),
  act({
    name: 'end',
    words: { code: word('CODE') },
    call: (api, coupon) => api.couponsSeller.endCoupon(coupon),
  }),
  act({
    name: 'copy',
    words: { code: word('CODE'), new_code: word('NEW-CODE') },
    options: { days: withDefault(whole('NUMBER'), 30) },
    call: (api, copy) => api.couponsSeller.copyCoupon(copy),
  }),
  act({
    name: 'holders',
    words: { code: word('CODE') },
    options: { page },
    call: (api, asked) => api.couponsSeller.listCouponHolders(asked),
    show: pageOf(HOLDERS),
  }),
])
