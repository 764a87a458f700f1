import { type Html, html, type PlainPage } from '#platform/http/plain-page.ts'
import type { Language } from '#platform/i18n/language.ts'
import { toYuan } from '#platform/money.ts'
import * as m from '#words'
import { DECIDE } from './demo-paths.ts'
import type { DemoTrade } from './trade-store.ts'

/** What a buyer may try at the stand-in. */
export const DECISIONS = ['pay', 'fail', 'later', 'twice'] as const
export type Decision = (typeof DECISIONS)[number]

export const isDecision = (value: unknown): value is Decision => DECISIONS.includes(value as Decision)

const page = (title: string, body: Html, refresh?: PlainPage['refresh']): PlainPage => ({
  title,
  body,
  refresh,
})

export function checkoutPage(trade: DemoTrade, locale: Language): PlainPage {
  const say = { locale }
  const title = m.payment_demo_title({}, say)
  const others = [
    ['fail', m.payment_demo_fail({}, say)],
    ['later', m.payment_demo_later({}, say)],
    ['twice', m.payment_demo_twice({}, say)],
  ] as const
  return page(
    title,
    html`<h1>${title}</h1><p>${m.payment_demo_note({}, say)}</p>
<dl><dt>${m.payment_demo_amount({}, say)}</dt><dd class="amount">${`¥${toYuan(trade.amount_cents)}`}</dd>
<dt>${m.payment_demo_number({}, say)}</dt><dd>${trade.out_trade_no}</dd></dl>
<form method="post" action="${DECIDE}"><input type="hidden" name="trade_no" value="${trade.trade_no}">
<button class="main" name="decision" value="pay">${m.payment_demo_pay({}, say)}</button>
<fieldset><legend>${m.payment_demo_other({}, say)}</legend>
${others.map(([decision, words]) => html`<button name="decision" value="${decision}">${words}</button>`)}</fieldset></form>`,
  )
}

const back = (trade: DemoTrade, locale: Language) =>
  html`<p><a class="link" href="${trade.return_url}">${m.payment_demo_back({}, { locale })}</a></p>`

type Result = { title: string; text: string; more?: Html; refresh?: PlainPage['refresh'] }

const resultPage = (role: 'status' | 'alert', { title, text, more = html``, refresh }: Result): PlainPage =>
  page(title, html`<div role="${role}"><h1>${title}</h1><p>${text}</p></div>${more}`, refresh)

export const paidPage = (trade: DemoTrade, locale: Language): PlainPage =>
  resultPage('status', {
    title: m.payment_demo_paid({}, { locale }),
    text: m.payment_demo_paid_text({}, { locale }),
    more: back(trade, locale),
    refresh: { seconds: 2, url: trade.return_url },
  })

export const waitingPage = (trade: DemoTrade, locale: Language): PlainPage =>
  resultPage('status', {
    title: m.payment_demo_waiting({}, { locale }),
    text: m.payment_demo_waiting_text({}, { locale }),
    more: back(trade, locale),
  })

export const failedPage = (trade: DemoTrade, locale: Language): PlainPage =>
  resultPage('alert', {
    title: m.payment_demo_failed({}, { locale }),
    text: m.payment_demo_failed_text({}, { locale }),
    more: html`
<form method="post" action="${DECIDE}"><input type="hidden" name="trade_no" value="${trade.trade_no}">
<button class="main" name="decision" value="pay">${m.payment_demo_again({}, { locale })}</button></form>`,
  })

export const closedPage = (locale: Language): PlainPage =>
  resultPage('alert', {
    title: m.payment_demo_closed({}, { locale }),
    text: m.payment_demo_closed_text({}, { locale }),
  })

export const refusedPage = (reason: string, locale: Language): PlainPage =>
  resultPage('alert', {
    title: m.payment_demo_refused({}, { locale }),
    text: m.payment_demo_refused_text({ reason }, { locale }),
  })
