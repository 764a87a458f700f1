import type { SellerCoupon } from '#features/orders/orders-seller-contract.ts'
import { shorten } from '#platform/text-width.ts'
import * as m from '#words'
import { flag, page, text, whole, withDefault, word } from './arguments.ts'
import { act, type Command } from './command.ts'
import type { Output } from './output.ts'

export const coupons: Command = {
  name: 'coupons',
  summary: m.sellerorders_coupons_summary,
  details: m.sellerorders_coupons_details,
  acts: [
    act({
      options: { page },
      async run(asked, { open, output }) {
        const { api } = await open()
        output.answer(await api.ordersSeller.listSellerCoupons(asked), ({ data }) =>
          drawCoupons(output, data),
        )
      },
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
      async run({ zh, en, 'new-buyers': forNewBuyers, ...coupon }, { open, output }) {
        const { api } = await open()
        const name = { zh_CN: zh, en_US: en }
        const answer = await api.ordersSeller.addCoupon({
          ...coupon,
          name,
          for_new_buyers: forNewBuyers ? 1 : 0,
        })
        output.answer(answer)
      },
    }),
  ],
}

function drawCoupons(output: Output, lines: readonly SellerCoupon[]): void {
  const locale = { locale: output.language }
  output.table(
    [
      m.sellerorders_code({}, locale),
      m.seller_name({}, locale),
      m.sellerorders_amount({}, locale),
      m.sellerorders_enough({}, locale),
      m.sellerorders_redeemed({}, locale),
      m.sellerorders_cap({}, locale),
      m.sellerorders_ends({}, locale),
    ],
    lines.map((line) => [
      line.code,
      shorten(line.name, 30),
      line.amount,
      line.enough,
      line.redeemed,
      line.cap,
      line.end_time,
    ]),
  )
}
