import { TO_SERVICE } from '#features/notices/notices-rules.ts'
import { paths } from '#paths'
import type { Language } from '#platform/i18n/language.ts'
import { saidIn } from '#platform/i18n/said-in.ts'
import { showTime } from '#ui/show/show-time.ts'
import * as m from '#words'
import type { Message } from './add-message.ts'

type DataOf<K extends Message['kind']> = Extract<Message, { kind: K }>['data']
type In = { locale: Language }

type Told<D> = {
  title: (nothing: Record<never, never>, options: In) => string
  text: (data: D, options: In) => string
  /** Where it leads; nothing where there is nowhere to go. */
  link?: (data: D) => string
}

const toOrder = ({ order_id }: { order_id: number }) => paths.order(order_id)
const toAfterSale = ({ after_sale_id }: { after_sale_id: number }) => paths.refundDetail(after_sale_id)
const toSecurity = () => paths.security()
const toWallet = () => paths.wallet()

/** Moments are kept as the wire has them; a sentence has them as its reader is used to. */
const shown = <D extends { until: string }>(data: D, { locale }: In): D => ({
  ...data,
  until: showTime(data.until, 'minute', locale),
})

/** Every message in words. A new kind in `add-message.ts` gets its two sentences and its way on here. */
const SENTENCES: { [K in Message['kind']]: Told<DataOf<K>> } = {
  order_paid: { title: m.notices_paid_title, text: m.notices_paid_text, link: toOrder },
  order_shipped: { title: m.notices_shipped_title, text: m.notices_shipped_text, link: toOrder },
  order_partly_shipped: {
    title: m.notices_partly_shipped_title,
    text: m.notices_partly_shipped_text,
    link: toOrder,
  },
  parcel_corrected: { title: m.notices_corrected_title, text: m.notices_corrected_text, link: toOrder },
  parcel_taken_back: { title: m.notices_taken_back_title, text: m.notices_taken_back_text, link: toOrder },
  order_closed: { title: m.notices_closed_title, text: m.notices_closed_text, link: toOrder },
  order_cancelled: {
    title: m.refunds_order_cancelled_title,
    text: m.refunds_order_cancelled_text,
    link: toOrder,
  },
  order_refunded: {
    title: m.refunds_order_refunded_title,
    text: m.refunds_order_refunded_text,
    link: toOrder,
  },
  item_short: {
    title: m.refunds_short_title,
    text: ({ title_zh, title_en, ...data }, options) =>
      m.refunds_short_text({ ...data, title: options.locale === 'zh_CN' ? title_zh : title_en }, options),
    link: toOrder,
  },
  item_light: {
    title: m.refunds_light_title,
    text: ({ title_zh, title_en, ...data }, options) =>
      m.refunds_light_text({ ...data, title: options.locale === 'zh_CN' ? title_zh : title_en }, options),
    link: toOrder,
  },
  surplus_returned: {
    title: m.notices_surplus_title,
    text: (data, options) =>
      data.reason === 'twice' ? m.notices_paid_twice(data, options) : m.notices_paid_late(data, options),
    link: toOrder,
  },
  top_up_done: { title: m.notices_top_up_title, text: m.notices_top_up_text, link: toWallet },
  top_up_returned: {
    title: m.notices_top_up_back_title,
    text: m.notices_top_up_back_text,
    link: toWallet,
  },
  refund_settled: { title: m.money_settled_title, text: m.money_settled_text },
  wallet_returned: { title: m.money_returned_title, text: m.money_returned_text, link: toWallet },
  support_answered: {
    title: m.notices_answered_title,
    text: m.notices_answered_text,
    link: () => TO_SERVICE,
  },
  after_sale_approved: {
    title: m.notices_return_approved_title,
    text: (data, options) => m.notices_return_approved_text(shown(data, options), options),
    link: toAfterSale,
  },
  after_sale_rejected: { title: m.notices_rejected_title, text: m.notices_rejected_text, link: toAfterSale },
  after_sale_refunded: { title: m.notices_refunded_title, text: m.notices_refunded_text, link: toAfterSale },
  after_sale_reminded: {
    title: m.notices_return_due_title,
    text: (data, options) => m.notices_return_due_text(shown(data, options), options),
    link: toAfterSale,
  },
  after_sale_offered: {
    title: m.refunds_offered_title,
    text: (data, options) => m.refunds_offered_text(shown(data, options), options),
    link: toAfterSale,
  },
  after_sale_offer_lapsed: {
    title: m.refunds_offer_lapsed_title,
    text: m.refunds_offer_lapsed_text,
    link: toAfterSale,
  },
  password_changed: { title: m.notices_password_title, text: m.notices_password_text, link: toSecurity },
  phone_changed: { title: m.notices_phone_title, text: m.notices_phone_text, link: toSecurity },
  payment_password_set: {
    title: m.notices_pay_password_title,
    text: m.notices_pay_password_text,
    link: toSecurity,
  },
  payment_password_locked: {
    title: m.notices_pay_locked_title,
    text: m.notices_pay_locked_text,
    link: toSecurity,
  },
  login_guessed: { title: m.notices_guessed_title, text: m.notices_guessed_text, link: toSecurity },
  after_sale_lapsed: { title: m.notices_lapsed_title, text: m.notices_lapsed_text, link: toAfterSale },
}

/** A message in the reader's language. A kind only a later release knows is told as that: there is something new. */
export function formatMessage(kind: string, data: Record<string, string | number>, locale: Language) {
  const told = Object.hasOwn(SENTENCES, kind)
    ? (SENTENCES[kind as Message['kind']] as Told<Record<string, string | number>>)
    : { title: m.notices_other_title, text: m.notices_other_text }
  return {
    title: told.title({}, { locale }),
    content: told.text(withoutStops(inTheirWords(data, locale)), { locale }),
    link: told.link?.(data) ?? '',
  }
}

/** What the seller wrote, as this reader reads it. What was told before there was a second language has one. */
const inTheirWords = (data: Record<string, string | number>, locale: Language) => {
  const words = ['reason', 'note'].filter((name) => typeof data[name] === 'string')
  const said = words.map((name) => [
    name,
    saidIn(locale, String(data[name]), String(data[`${name}_en`] ?? '')),
  ])
  return { ...data, ...Object.fromEntries(said) }
}

/** A reason somebody typed stands before a full stop: its own is left out. */
const withoutStops = (data: Record<string, string | number>) =>
  typeof data.reason === 'string' ? { ...data, reason: data.reason.replace(/[.。．\s]+$/u, '') } : data
