import {
  AFTER_SALE,
  type AfterSaleState,
  type AfterSaleStatus,
  type AfterSaleType,
  afterSaleState,
  type OfferAct,
} from '#features/after-sales/after-sale-states.ts'
import type { AfterSale, AfterSaleDetail, AfterSaleStep } from '#features/after-sales/after-sales-contract.ts'
import { fromYuan, toYuan } from '#platform/money.ts'
import { showTime } from '#ui/show/show-time.ts'
import type { TagTone } from '#ui/show/tag.tsx'
import * as m from '#words'
import { getLocale } from '#words/runtime'

export const typeName = (type: AfterSaleType) =>
  type === 'refund' ? m.aftersales_type_refund() : m.aftersales_type_return()

const STATE_NAMES: Record<AfterSaleState, (type: AfterSaleType) => string> = {
  applied: (type) => (type === 'refund' ? m.aftersales_state_1_refund() : m.aftersales_state_1_return()),
  awaitingParcel: () => m.aftersales_state_2(),
  sentBack: () => m.aftersales_state_3(),
  settled: () => m.aftersales_state_4(),
  rejected: () => m.aftersales_state_rejected(),
  cancelled: () => m.aftersales_state_cancelled(),
}
export const stateName = ({ type, aftersale_status, offer }: AfterSale) =>
  offer ? m.refunds_state_offered() : STATE_NAMES[afterSaleState(aftersale_status)](type)

/** The name of the state on the request's own page, which knows where the money is. */
export const detailedState = (sale: AfterSaleDetail) =>
  isUnderway(sale) ? m.aftersales_state_4_underway() : stateName(sale)

/** Agreed, and Alipay has not said that the money is back. */
export const isUnderway = ({ refund_state }: AfterSaleDetail) =>
  refund_state === 'underway' || refund_state === 'stuck'

const STATE_TONES: Record<AfterSaleState, TagTone> = {
  applied: 'blue',
  awaitingParcel: 'warm',
  sentBack: 'blue',
  settled: 'brand',
  rejected: 'red',
  cancelled: 'gray',
}
export const stateTone = (status: AfterSaleStatus) => STATE_TONES[afterSaleState(status)]

/** What stands above everything else on the page of a request. */
export function statusMessage(sale: AfterSaleDetail): string {
  const { aftersale_status: status, pay_method, offer } = sale
  if (offer) return m.refunds_said_offered({ amount: offer.amount })
  const amount = moneyOf(sale)
  if (status === AFTER_SALE.applied) return m.aftersales_said_1()
  if (status === AFTER_SALE.awaitingParcel) return m.aftersales_said_2()
  if (status === AFTER_SALE.sentBack) return m.aftersales_said_3()
  if (status === AFTER_SALE.rejected) return m.aftersales_said_rejected()
  if (status === AFTER_SALE.cancelled) return m.aftersales_said_cancelled()
  if (Number(amount) === 0) return m.aftersales_said_4_coupon()
  if (pay_method === 'balance') return m.aftersales_said_4_balance({ amount })
  if (sale.refund_state === 'stuck') return m.aftersales_said_4_alipay_stuck({ amount })
  if (sale.refund_state === 'underway') return m.aftersales_said_4_alipay({ amount })
  if (sale.refund_state === 'settled') return m.money_said_settled({ amount })
  return m.aftersales_said_4_alipay_done({
    amount,
    time: showTime(sale.refund_time, 'minute', getLocale()),
  })
}

/** All that went back with it, the postage included. */
const moneyOf = ({ refund_amount, refund_postage }: AfterSaleDetail) =>
  toYuan((fromYuan(refund_amount) ?? 0) + (fromYuan(refund_postage) ?? 0))

const OFFER_STEPS: Record<OfferAct, (offer: { amount: string }) => string> = {
  offer: m.refunds_step_offer,
  take: m.refunds_step_take,
  refuse: () => m.refunds_step_refuse(),
  lapse: () => m.refunds_step_lapse(),
}

/** One line of the history. */
export function stepText(type: AfterSaleType, { status, by, act, amount }: AfterSaleStep): string {
  if (act !== '') return OFFER_STEPS[act]({ amount })
  const late = by === 'shop'
  if (status === AFTER_SALE.applied) return m.aftersales_step_1()
  if (status === AFTER_SALE.awaitingParcel)
    return late ? m.aftersales_step_approved_late_return() : m.aftersales_step_2()
  if (status === AFTER_SALE.sentBack) return m.aftersales_step_3()
  if (status === AFTER_SALE.rejected) return m.aftersales_step_rejected()
  if (status === AFTER_SALE.cancelled)
    return late ? m.aftersales_step_lapsed() : m.aftersales_step_cancelled()
  if (type === 'refund') return late ? m.aftersales_step_approved_late_refund() : m.aftersales_step_4_refund()
  return late ? m.aftersales_step_4_late() : m.aftersales_step_4_return()
}
