import { type AskBackBar, type AskedItem, whyNotAskBack } from '#features/orders/ask-back-rules.ts'
import { MAX_PICTURES } from '#features/uploads/uploads-rules.ts'
import { cleanLine, cleanParagraphs } from '#platform/clean-text.ts'
import { faultsOf } from '#platform/fault.ts'
import type { Cents } from '#platform/money.ts'
import type { Sentence } from '#platform/refusal.ts'
import * as m from '#words'
import type { AfterSaleType } from './after-sale-states.ts'

/** Pure rules, shared by the pages and the server. No zod here: the browser carries this file. */
export const MAX_CONTENT = 500
export const MAX_REJECTION = 200
export const AFTER_SALES_PER_PAGE = 10
/** Unless the shop's settings say otherwise. */
export const MERCHANT_DAYS = 7
export const RETURN_DAYS = 7
export const OFFER_DAYS = 3
/** How often a seller may offer a sum for one request. */
export const MAX_OFFERS = 3
export const MAX_OFFER_NOTE = 200

const WHY_NOT: Record<AskBackBar, Sentence> = {
  alreadyOpen: m.aftersales_already_open,
  alreadyRefunded: m.aftersales_already_refunded,
  notPaid: m.aftersales_not_paid,
  virtualNever: m.aftersales_virtual_never,
  downloaded: m.aftersales_downloaded,
  virtualReturn: m.aftersales_virtual_return,
  notShipped: m.aftersales_not_shipped,
  tooLate: m.aftersales_too_late,
}

/** Two or three days are told in hours, as people count the freshness of a fish; a week is not. */
const TOLD_IN_HOURS = 72
const isToldInHours = (hours: number) => hours <= TOLD_IN_HOURS || hours % 24 > 0

/** The window of an item in words. */
export const windowText = (hours: number): string =>
  isToldInHours(hours) ? m.refunds_window({ hours }) : m.refunds_window_days({ days: hours / 24 })

/** Why a request of this type cannot be made now, with what fills the gaps of the sentence; or nothing. */
export function whyNotApply(item: AskedItem, type: AfterSaleType, now: Date) {
  const bar = whyNotAskBack(item, type, now)
  if (!bar) return undefined
  const { windowHours: hours } = item
  const says = bar === 'tooLate' && isToldInHours(hours) ? m.aftersales_too_late_hours : WHY_NOT[bar]
  return { says, inputs: { hours, days: hours / 24 } as never }
}

/** What is wrong with a request before anything is looked up. */
export const applicationFaults = ({ reason, content }: { reason: string; content: string }) =>
  faultsOf(
    ['reason', m.aftersales_choose_reason, cleanLine(reason) === ''],
    ['content', m.aftersales_content_long, cleanParagraphs(content).length > MAX_CONTENT],
  )

export const pictureFaults = (pictures: number) =>
  faultsOf(['pictures', m.aftersales_too_many_pictures, pictures > MAX_PICTURES])

/** Numbers of couriers are letters and digits; people type blanks between them. */
export const readCourierNumber = (text: string) => cleanLine(text).replace(/\s/g, '').toUpperCase()

const COURIER_NUMBER = /^[A-Z0-9][A-Z0-9-]{4,38}[A-Z0-9]$/

export function shipmentFaults({ courier, number }: { courier: boolean; number: string }) {
  const read = readCourierNumber(number)
  return faultsOf(
    ['courier', m.aftersales_choose_courier, !courier],
    ['number', m.aftersales_enter_number, read === ''],
    ['number', m.aftersales_number_wrong, read !== '' && !COURIER_NUMBER.test(read)],
  )
}

export const rejectionFaults = (reason: string) =>
  faultsOf(
    ['reason', m.aftersales_reject_why, cleanLine(reason) === ''],
    ['reason', m.aftersales_reject_long, cleanLine(reason).length > MAX_REJECTION],
  )

/** A seller who gives money back unasked tells the buyer why. */
export const refundReasonFaults = (reason: string) =>
  faultsOf(
    ['reason', m.refunds_why, cleanLine(reason) === ''],
    ['reason', m.refunds_why_long, cleanLine(reason).length > MAX_REJECTION],
  )

export const offerFaults = ({ amount, note }: { amount: Cents; note: string }) =>
  faultsOf(
    ['amount', m.aftersales_offer_nothing, amount <= 0],
    ['note', m.aftersales_offer_note_long, cleanLine(note).length > MAX_OFFER_NOTE],
  )

/** Companies whose name holds the text, whatever its case; nothing for an empty one. */
export function matchCouriers<C extends { name: string }>(couriers: readonly C[], text: string): C[] {
  const wanted = cleanLine(text).toLowerCase()
  return wanted === '' ? [] : couriers.filter(({ name }) => name.toLowerCase().includes(wanted))
}
