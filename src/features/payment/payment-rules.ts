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

type Says = (inputs?: Record<string, never>, options?: { locale?: 'zh_CN' | 'en_US' }) => string

export const paymentPasswordFault = (text: string): Says | undefined =>
  text === ''
    ? m.account_need_pay_password
    : isPaymentPassword(text)
      ? undefined
      : m.account_pay_password_rule

/** What is wrong with an amount to top up, in cents; `undefined` stands for "not an amount". */
export function topUpFault(cents: number | undefined): Says | undefined {
  if (cents === undefined) return m.payment_need_amount
  return cents >= TOP_UP_MIN_CENTS && cents <= TOP_UP_MAX_CENTS ? undefined : m.payment_amount_range
}
