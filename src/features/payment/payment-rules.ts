import { cleanLine } from '#platform/clean-text.ts'
import { faultsOf } from '#platform/fault.ts'
import * as m from '#words'

/** Pure rules of paying, shared by the pages and the server. */
export const PAYMENT_METHODS = ['alipay', 'balance', 'wechat'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]
export const DEFAULT_METHOD: PaymentMethod = 'alipay'

/** How often a page asks whether the money has arrived. */
export const ASK_STATE_SECONDS = 2

export const TOP_UP_MIN_CENTS = 100
export const TOP_UP_MAX_CENTS = 500_000
export const TOP_UP_CHOICES = [5000, 10_000, 20_000, 50_000] as const

const PAYMENT_PASSWORD = /^\d{6}$/
export const isPaymentPassword = (text: string) => PAYMENT_PASSWORD.test(text)

export const paymentPasswordFaults = ({ password }: { password: string }) =>
  faultsOf(
    ['password', m.account_need_pay_password, password === ''],
    ['password', m.account_pay_password_rule, password !== '' && !isPaymentPassword(password)],
  )

/** What is wrong with an amount to top up, in cents; `undefined` stands for "not an amount". */
export const topUpFaults = (cents: number | undefined) =>
  faultsOf(
    ['amount', m.payment_need_amount, cents === undefined],
    ['amount', m.payment_amount_range, cents !== undefined && !isTopUp(cents)],
  )

const isTopUp = (cents: number) => cents >= TOP_UP_MIN_CENTS && cents <= TOP_UP_MAX_CENTS

/** What an export of the books tells of a day or a month, in the order of its columns. */
export const BOOK_SUMS = [
  'goods',
  'postage',
  'discounts',
  'paid_alipay',
  'paid_balance',
  'refunds',
  'refunds_to_wallet',
  'paid_back',
  'paid_outside',
  'surplus',
  'top_ups',
  'top_ups_back',
  'gifts',
] as const
export type BookSum = (typeof BOOK_SUMS)[number]

const MAX_NOTE = 200

/** Whoever says that money was paid otherwise says how. */
export const settleFaults = ({ note }: { note: string }) =>
  faultsOf(
    ['note', m.money_need_note, cleanLine(note) === ''],
    ['note', m.money_note_long, cleanLine(note).length > MAX_NOTE],
  )
