import { createHmac } from 'node:crypto'
import type { WebhookEvent, WebhookFormat } from '#features/webhooks/webhook-rules.ts'
import { signBody } from '#platform/http/sign-body.ts'
import type { Language } from '#platform/i18n/language.ts'
import type { Sentence } from '#platform/refusal.ts'
import * as m from '#words'

export type Delivery = {
  id: number
  url: string
  format: WebhookFormat
  secret: string
  language: Language
  event: WebhookEvent
  data: Record<string, string>
  created_at: Date
}

type Letter = { url: URL; headers: Record<string, string>; body: string }

const SENTENCES = {
  order_paid: m.webhooks_order_paid,
  question: m.webhooks_question,
  after_sale: m.webhooks_after_sale,
  stuck_money: m.webhooks_stuck_money,
} satisfies Record<WebhookEvent, Sentence>

const sentenceOf = ({ event, data, language }: Delivery): string =>
  (SENTENCES[event] as Sentence)(data as never, { locale: language })

const sign = (key: string, text: string) => createHmac('sha256', key).update(text).digest('base64')

const inSeconds = (at: Date) => String(Math.floor(at.getTime() / 1000))

/** What goes over the wire for each format; a robot's own sign is added where a secret was given. */
const WRITERS: Record<WebhookFormat, (delivery: Delivery, now: Date) => Letter> = {
  generic(delivery, now) {
    const { id, event, data, created_at } = delivery
    const time = created_at.toISOString()
    const body = JSON.stringify({ id, event, time, text: sentenceOf(delivery), data })
    return { url: new URL(delivery.url), headers: signBody(delivery.secret, body, now), body }
  },
  dingtalk(delivery, now) {
    const url = new URL(delivery.url)
    const { secret } = delivery
    if (secret !== '') {
      const timestamp = String(now.getTime())
      url.searchParams.set('timestamp', timestamp)
      url.searchParams.set('sign', sign(secret, `${timestamp}\n${secret}`))
    }
    return { url, headers: {}, body: JSON.stringify(plainText(delivery)) }
  },
  feishu(delivery, now) {
    const { secret } = delivery
    const timestamp = inSeconds(now)
    // Feishu signs nothing with a key made of both.
    const signed = secret === '' ? {} : { timestamp, sign: sign(`${timestamp}\n${secret}`, '') }
    const body = { ...signed, msg_type: 'text', content: { text: sentenceOf(delivery) } }
    return { url: new URL(delivery.url), headers: {}, body: JSON.stringify(body) }
  },
  wecom: (delivery) => ({
    url: new URL(delivery.url),
    headers: {},
    body: JSON.stringify(plainText(delivery)),
  }),
}

const plainText = (delivery: Delivery) => ({ msgtype: 'text', text: { content: sentenceOf(delivery) } })

export function writeLetter(delivery: Delivery, now: Date): Letter {
  const letter = WRITERS[delivery.format](delivery, now)
  return { ...letter, headers: { 'content-type': 'application/json; charset=utf-8', ...letter.headers } }
}
