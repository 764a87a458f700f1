import {
  type AfterSaleState,
  type AfterSaleStatus,
  afterSaleState,
} from '#features/after-sales/after-sale-states.ts'
import type {
  SellerAfterSale,
  SellerAfterSaleDetail,
} from '#features/after-sales/after-sales-seller-contract.ts'
import type { Language } from '#platform/i18n/language.ts'
import type { Sentence } from '#platform/refusal.ts'
import { shorten } from '#platform/text-width.ts'
import { shopTime } from '#platform/time.ts'
import * as m from '#words'
import type { Output } from './output.ts'

const typeName = ({ type }: SellerAfterSale, locale: Language) =>
  type === 'refund' ? m.aftersales_type_refund({}, { locale }) : m.aftersales_type_return({}, { locale })

const STATE_NAMES: Record<AfterSaleState, Sentence> = {
  applied: m.aftersales_cli_state_1,
  awaitingParcel: m.aftersales_cli_state_2,
  sentBack: m.aftersales_cli_state_3,
  settled: m.aftersales_state_4,
  rejected: m.aftersales_state_rejected,
  cancelled: m.aftersales_state_cancelled,
}
const stateName = (status: AfterSaleStatus, locale: Language) =>
  STATE_NAMES[afterSaleState(status)]({} as never, { locale })

const time = (iso: string) => (iso ? shopTime(new Date(iso)).slice(0, 16) : '')

export function drawAfterSales(output: Output, requests: readonly SellerAfterSale[]): void {
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

export function drawAfterSale(output: Output, one: SellerAfterSaleDetail): void {
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
