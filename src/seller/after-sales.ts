import type {
  SellerAfterSale,
  SellerAfterSaleDetail,
} from '#features/after-sales/after-sales-seller-contract.ts'
import type { Language } from '#platform/i18n/language.ts'
import type { Sentence } from '#platform/refusal.ts'
import { shorten } from '#platform/text-width.ts'
import { shopTime } from '#platform/time.ts'
import * as m from '#words'
import { command } from './command.ts'
import type { Output } from './output.ts'
import { readOptionalWhole, readWhole, refuseMore } from './read-words.ts'

export const afterSales = command({
  name: 'after-sales',
  usage: ['after-sales [--all] [--page NUMBER]', 'after-sales ID'],
  summary: m.aftersales_cli_summary,
  details: m.aftersales_cli_details,
  options: { all: { type: 'boolean' }, page: { type: 'string' } },
  async run({ values, words: [id, ...more] }, shop) {
    refuseMore(more, 0)
    const { output } = shop
    if (id !== undefined) {
      const asked = { id: readWhole(id, 'ID') }
      const { api } = await shop.open()
      return output.answer(await api.afterSalesSeller.showSellerAfterSale(asked), (one) =>
        drawOne(output, one),
      )
    }
    const asked = { all: values.all ?? false, page: readOptionalWhole(values.page, '--page NUMBER') }
    const { api } = await shop.open()
    output.answer(
      await api.afterSalesSeller.listSellerAfterSales(asked),
      ({ data, total, per_page, current_page: page }) => {
        drawList(output, data)
        const pages = Math.max(1, Math.ceil(total / per_page))
        output.line(m.seller_page({ page, pages, total }, { locale: output.language }))
      },
    )
  },
})

/** Commands that judge one request: `approve ID`, `received ID`. */
export const approve = command({
  name: 'approve',
  usage: ['approve ID'],
  summary: m.aftersales_cli_approve_summary,
  details: m.aftersales_cli_approve_details,
  options: {},
  async run({ words: [id, ...more] }, shop) {
    refuseMore(more, 0)
    const asked = { id: readWhole(id, 'ID') }
    const { api } = await shop.open()
    shop.output.answer(await api.afterSalesSeller.approveAfterSale(asked))
  },
})

export const received = command({
  name: 'received',
  usage: ['received ID'],
  summary: m.aftersales_cli_received_summary,
  details: m.aftersales_cli_received_details,
  options: {},
  async run({ words: [id, ...more] }, shop) {
    refuseMore(more, 0)
    const asked = { id: readWhole(id, 'ID') }
    const { api } = await shop.open()
    shop.output.answer(await api.afterSalesSeller.receiveReturn(asked))
  },
})

export const reject = command({
  name: 'reject',
  usage: ['reject ID REASON'],
  summary: m.aftersales_cli_reject_summary,
  details: m.aftersales_cli_reject_details,
  options: {},
  async run({ words: [id, ...words] }, shop) {
    // A reason typed without quotation marks is meant as a whole.
    const asked = { id: readWhole(id, 'ID'), reason: words.join(' ') }
    const { api } = await shop.open()
    shop.output.answer(await api.afterSalesSeller.rejectAfterSale(asked))
  },
})

const typeName = ({ type }: SellerAfterSale, locale: Language) =>
  type === 'refund' ? m.aftersales_type_refund({}, { locale }) : m.aftersales_type_return({}, { locale })

const STATE_NAMES: Record<number, Sentence> = {
  1: m.aftersales_cli_state_1,
  2: m.aftersales_cli_state_2,
  3: m.aftersales_cli_state_3,
  4: m.aftersales_state_4,
  [-1]: m.aftersales_state_rejected,
  [-2]: m.aftersales_state_cancelled,
}
const stateName = (status: number, locale: Language) => STATE_NAMES[status]?.({} as never, { locale }) ?? ''

const time = (iso: string) => (iso ? shopTime(new Date(iso)).slice(0, 16) : '')

function drawList(output: Output, requests: readonly SellerAfterSale[]): void {
  const locale = output.language
  const say = { locale }
  output.table(
    [
      m.aftersales_cli_id({}, say),
      m.aftersales_column_type({}, say),
      m.aftersales_column_state({}, say),
      m.aftersales_column_item({}, say),
      m.aftersales_column_amount({}, say),
      m.aftersales_reason({}, say),
      m.aftersales_content({}, say),
      m.aftersales_cli_since({}, say),
      m.aftersales_cli_deadline({}, say),
    ],
    requests.map((one) => [
      one.id,
      typeName(one, locale),
      stateName(one.aftersale_status, locale),
      shorten(`${one.product_title} × ${one.product_num}`, 30),
      one.refund_amount,
      shorten(one.reason, 24),
      shorten(one.content, 24),
      time(one.since),
      time(one.deadline),
    ]),
  )
}

function drawOne(output: Output, one: SellerAfterSaleDetail): void {
  const locale = output.language
  const say = { locale }
  const rows: [string, string][] = [
    [m.aftersales_number({}, say), one.aftersale_sn],
    [m.aftersales_order_number({}, say), one.order_sn],
    [m.aftersales_cli_buyer({}, say), one.buyer],
    [m.aftersales_column_type({}, say), typeName(one, locale)],
    [m.aftersales_column_state({}, say), stateName(one.aftersale_status, locale)],
    [m.aftersales_column_item({}, say), `${one.product_title} ${one.product_sku_text} × ${one.product_num}`],
    [m.aftersales_column_amount({}, say), one.refund_amount],
    [m.aftersales_reason({}, say), one.reason],
    [m.aftersales_content({}, say), one.content.replace(/\s+/g, ' ')],
    [m.aftersales_photos({}, say), one.images.join(' ')],
    [m.aftersales_why_rejected({}, say), one.refund_msg],
    [m.aftersales_cli_parcel({}, say), `${one.back_express_name} ${one.back_express_no}`.trim()],
    [m.aftersales_cli_deadline({}, say), time(one.deadline)],
  ]
  output.table(
    ['', ''],
    rows.filter(([, value]) => value !== ''),
  )
  output.line('')
  output.table(
    [
      m.aftersales_cli_since({}, say),
      m.aftersales_cli_who({}, say),
      m.aftersales_column_state({}, say),
      m.aftersales_cli_note({}, say),
    ],
    one.history.map((step) => [step.create_time, step.actor, stateName(step.status, locale), step.note]),
  )
}
