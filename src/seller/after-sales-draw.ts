import {
  type AfterSaleState,
  type AfterSaleStatus,
  afterSaleState,
  type OfferAct,
} from '#features/after-sales/after-sale-states.ts'
import type {
  SellerAfterSale,
  SellerAfterSaleDetail,
} from '#features/after-sales/after-sales-seller-contract.ts'
import type { Sentence } from '#platform/refusal.ts'
import { shopTime } from '#platform/time.ts'
import * as m from '#words'
import type { Columns } from './columns.ts'
import type { Output } from './output.ts'

const typeName = ({ type }: SellerAfterSale) =>
  type === 'refund' ? m.aftersales_type_refund : m.aftersales_type_return

const STATE_NAMES: Record<AfterSaleState, Sentence> = {
  applied: m.aftersales_cli_state_1,
  awaitingParcel: m.aftersales_cli_state_2,
  sentBack: m.aftersales_cli_state_3,
  settled: m.aftersales_state_4,
  rejected: m.aftersales_state_rejected,
  cancelled: m.aftersales_state_cancelled,
}
const stateName = (status: AfterSaleStatus) => STATE_NAMES[afterSaleState(status)]

const OFFER_NAMES = {
  offer: m.refunds_step_offer,
  take: m.refunds_cli_taken,
  refuse: m.refunds_cli_refused,
  lapse: m.refunds_step_lapse,
} satisfies Record<OfferAct, unknown>

/** With a sum offered it is the buyer's turn, whatever the status. */
const stateOf = (one: SellerAfterSale): Sentence =>
  one.offer ? m.refunds_cli_state_offered : stateName(one.aftersale_status)

/** What went back of the item by other requests, or by the seller. */
const refundedBefore = ({ refunded_num: num, refunded_amount: amount }: SellerAfterSale, { say }: Output) =>
  num > 0
    ? say(m.refunds_part_pieces, { num, amount })
    : Number(amount) > 0
      ? say(m.refunds_part_sum, { amount })
      : ''

const time = (iso: string) => (iso ? shopTime(new Date(iso)).slice(0, 16) : '')

export const AFTER_SALE_COLUMNS: Columns<SellerAfterSale> = [
  [m.aftersales_cli_id, 'id'],
  [m.aftersales_column_type, typeName],
  [m.aftersales_column_state, stateOf],
  [m.aftersales_column_item, (one) => `${one.product_title} × ${one.refund_num}`, 30],
  [m.aftersales_column_amount, 'refund_amount'],
  [m.aftersales_reason, 'reason', 24],
  [m.aftersales_content, 'content', 24],
  [m.aftersales_cli_since, (one) => time(one.since)],
  [m.aftersales_cli_deadline, (one) => time(one.deadline)],
]

export function drawAfterSale(one: SellerAfterSaleDetail, output: Output): void {
  output.facts([
    [m.aftersales_number, one.aftersale_sn],
    [m.aftersales_order_number, one.order_sn],
    [m.aftersales_cli_buyer, one.buyer],
    [m.aftersales_column_type, output.say(typeName(one))],
    [m.aftersales_column_state, output.say(stateOf(one))],
    [m.aftersales_column_item, `${one.product_title} ${one.product_sku_text} × ${one.product_num}`],
    [m.refunds_num, output.say(m.refunds_num_of, { num: one.refund_num, bought: one.product_num })],
    [m.aftersales_column_amount, one.refund_amount],
    [m.refunds_cli_offer, one.offer],
    [m.refunds_cli_before, refundedBefore(one, output)],
    [m.aftersales_reason, one.reason],
    [m.aftersales_content, one.content.replace(/\s+/g, ' ')],
    [m.aftersales_photos, one.images.join(' ')],
    [m.aftersales_why_rejected, one.refund_msg],
    [m.aftersales_cli_parcel, `${one.back_express_name} ${one.back_express_no}`.trim()],
    [m.aftersales_cli_deadline, time(one.deadline)],
  ])
  output.line('')
  output.list(one.history, [
    [m.aftersales_cli_since, 'create_time'],
    [m.aftersales_cli_who, 'by'],
    [
      m.aftersales_column_state,
      (step, say) => (step.act ? say(OFFER_NAMES[step.act], step) : say(stateName(step.status))),
    ],
    [m.aftersales_cli_note, 'note'],
  ])
}
