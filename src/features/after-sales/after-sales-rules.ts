import { type AskBackBar, type AskedItem, whyNotAskBack } from '#features/orders/ask-back-rules.ts'
import { MAX_PICTURES } from '#features/uploads/uploads-rules.ts'
import { cleanLine, cleanParagraphs } from '#platform/clean-text.ts'
import * as m from '#words'
import type { AfterSaleType } from './after-sale-states.ts'

/** Pure rules, shared by the pages and the server. No zod here: the browser carries this file. */
export const MAX_CONTENT = 500
export const MAX_REJECTION = 200
export const AFTER_SALES_PER_PAGE = 10
/** Unless the shop's settings say otherwise. */
export const MERCHANT_DAYS = 7
export const RETURN_DAYS = 7

type Says = (inputs?: Record<string, never>, options?: { locale?: 'zh_CN' | 'en_US' }) => string

const WHY_NOT: Record<AskBackBar, Says> = {
  alreadyOpen: m.aftersales_already_open,
  alreadyRefunded: m.aftersales_already_refunded,
  notPaid: m.aftersales_not_paid,
  virtualNever: m.aftersales_virtual_never,
  downloaded: m.aftersales_downloaded,
  virtualReturn: m.aftersales_virtual_return,
  notShipped: m.aftersales_not_shipped,
  tooLate: m.aftersales_too_late,
}

/** Why a request of this type cannot be made now, or nothing. */
export function whyNotApply(item: AskedItem, type: AfterSaleType, now: Date): Says | undefined {
  const bar = whyNotAskBack(item, type, now)
  return bar && WHY_NOT[bar]
}

type Application = { reason: string; content: string; pictures: number }

/** What is wrong with a form before anything is looked up: the first sentence, or nothing. */
export function applicationFault({ reason, content, pictures }: Application): Says | undefined {
  if (cleanLine(reason) === '') return m.aftersales_choose_reason
  if (cleanParagraphs(content).length > MAX_CONTENT) return m.aftersales_content_long
  if (pictures > MAX_PICTURES) return m.aftersales_too_many_pictures
  return undefined
}

/** Numbers of couriers are letters and digits; people type blanks between them. */
export const readCourierNumber = (text: string) => cleanLine(text).replace(/\s/g, '').toUpperCase()

export function shipmentFault({ courier, number }: { courier: boolean; number: string }): Says | undefined {
  if (!courier) return m.aftersales_choose_courier
  const read = readCourierNumber(number)
  if (read === '') return m.aftersales_enter_number
  if (!/^[A-Z0-9][A-Z0-9-]{4,38}[A-Z0-9]$/.test(read)) return m.aftersales_number_wrong
  return undefined
}

export function rejectionFault(reason: string): Says | undefined {
  const said = cleanLine(reason)
  if (said === '') return m.aftersales_reject_why
  if (said.length > MAX_REJECTION) return m.aftersales_reject_long
  return undefined
}

/** Companies whose name holds the text, whatever its case; nothing for an empty one. */
export function matchCouriers<C extends { name: string }>(couriers: readonly C[], text: string): C[] {
  const wanted = cleanLine(text).toLowerCase()
  return wanted === '' ? [] : couriers.filter(({ name }) => name.toLowerCase().includes(wanted))
}
