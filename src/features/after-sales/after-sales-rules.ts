import { MAX_PICTURES } from '#features/uploads/uploads-rules.ts'
import { days, later } from '#platform/time.ts'
import * as m from '#words'
import { type AfterSaleType, REFUND_STATUS } from './after-sale-states.ts'

/** Pure rules, shared by the pages and the server. No zod here: the browser carries this file. */
export const MAX_CONTENT = 500
export const MAX_REJECTION = 200
export const AFTER_SALES_PER_PAGE = 10
/** How long after receipt a buyer may still ask. */
export const AFTER_SALE_DAYS = 7
/** Unless the shop's settings say otherwise. */
export const MERCHANT_DAYS = 7
export const RETURN_DAYS = 7

type Says = (inputs?: Record<string, never>, options?: { locale?: 'zh_CN' | 'en_US' }) => string

/** What the shop knows about an item when somebody wants money back for it. */
export type ItemFacts = {
  orderStatus: number
  refundStatus: number
  virtual: boolean
  downloaded: boolean
  /** The setting `virtual_goods` is 0. */
  virtualAllowed: boolean
  receivedAt: Date | null
}

/** Why a request of this type cannot be made now, or nothing. */
export function whyNotApply(item: ItemFacts, type: AfterSaleType, now: Date): Says | undefined {
  if (item.refundStatus === REFUND_STATUS.open) return m.aftersales_already_open
  if (item.refundStatus === REFUND_STATUS.refunded) return m.aftersales_already_refunded
  if (item.orderStatus < 1) return m.aftersales_not_paid
  if (item.virtual && !item.virtualAllowed) return m.aftersales_virtual_never
  if (item.virtual && item.downloaded) return m.aftersales_downloaded
  if (item.virtual && type === 'return') return m.aftersales_virtual_return
  if (type === 'return' && item.orderStatus === 1) return m.aftersales_not_shipped
  if (item.orderStatus >= 3 && isTooLate(item.receivedAt, now)) return m.aftersales_too_late
  return undefined
}

const isTooLate = (receivedAt: Date | null, now: Date) =>
  receivedAt === null || later(receivedAt, days(AFTER_SALE_DAYS)) < now

type Application = { reason: string; content: string; pictures: number }

/** What is wrong with a form before anything is looked up: the first sentence, or nothing. */
export function applicationFault({ reason, content, pictures }: Application): Says | undefined {
  if (reason.trim() === '') return m.aftersales_choose_reason
  if (content.trim().length > MAX_CONTENT) return m.aftersales_content_long
  if (pictures > MAX_PICTURES) return m.aftersales_too_many_pictures
  return undefined
}

/** Numbers of couriers are letters and digits; people type blanks between them. */
export const readCourierNumber = (text: string) => text.replace(/\s/g, '').toUpperCase()

export function shipmentFault({ courier, number }: { courier: boolean; number: string }): Says | undefined {
  if (!courier) return m.aftersales_choose_courier
  const read = readCourierNumber(number)
  if (read === '') return m.aftersales_enter_number
  if (!/^[A-Z0-9][A-Z0-9-]{4,38}[A-Z0-9]$/.test(read)) return m.aftersales_number_wrong
  return undefined
}

export function rejectionFault(reason: string): Says | undefined {
  if (reason.trim() === '') return m.aftersales_reject_why
  if (reason.trim().length > MAX_REJECTION) return m.aftersales_reject_long
  return undefined
}

/** Companies whose name holds the text, whatever its case; nothing for an empty one. */
export function matchCouriers<C extends { name: string }>(couriers: readonly C[], text: string): C[] {
  const wanted = text.trim().toLowerCase()
  return wanted === '' ? [] : couriers.filter(({ name }) => name.toLowerCase().includes(wanted))
}
