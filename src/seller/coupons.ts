import type { SellerCoupon } from '#features/orders/orders-seller-contract.ts'
import { shorten } from '#platform/text-width.ts'
import * as m from '#words'
import { command, refuseUsage } from './command.ts'
import type { Output } from './output.ts'
import { readOptionalWhole, readWhole, readWord, refuseMore } from './read-words.ts'

export const coupons = command({
  name: 'coupons',
  usage: [
    'coupons [--page NUMBER]',
    'coupons add CODE AMOUNT --zh NAME --en NAME [--enough AMOUNT] [--cap NUMBER] [--days NUMBER] [--new-buyers]',
  ],
  summary: m.sellerorders_coupons_summary,
  details: m.sellerorders_coupons_details,
  options: {
    page: { type: 'string' },
    zh: { type: 'string' },
    en: { type: 'string' },
    enough: { type: 'string' },
    cap: { type: 'string' },
    days: { type: 'string' },
    'new-buyers': { type: 'boolean' },
  },
  async run({ values, words: [act, code, amount, ...more] }, shop) {
    refuseMore(more, 0)
    const { output } = shop
    if (act === undefined) {
      const page = readOptionalWhole(values.page, '--page NUMBER')
      const { api } = await shop.open()
      return output.answer(await api.ordersSeller.listSellerCoupons({ page }), ({ data }) =>
        drawCoupons(output, data),
      )
    }
    if (act !== 'add') return refuseUsage(m.seller_one_of, { name: 'coupons', known: 'add' })
    const asked = {
      code: readWord(code, 'CODE'),
      amount: readWord(amount, 'AMOUNT'),
      name: { zh_CN: readWord(values.zh, '--zh NAME'), en_US: readWord(values.en, '--en NAME') },
      enough: values.enough ?? '0',
      cap: values.cap === undefined ? 1000 : readWhole(values.cap, '--cap NUMBER'),
      days: values.days === undefined ? 30 : readWhole(values.days, '--days NUMBER'),
      for_new_buyers: values['new-buyers'] ? 1 : 0,
    }
    const { api } = await shop.open()
    output.answer(await api.ordersSeller.addCoupon(asked))
  },
})

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
