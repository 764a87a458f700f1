import { signBody } from '#platform/http/sign-body.ts'
import { readClock, seconds } from '#platform/time.ts'
import type { SmsSender } from './sms-sender.ts'

export type SmsWebhookSettings = { url: string; secret: string }

/** The buyer waits for it, and the browser gives up after 5 s. */
const PATIENCE = seconds(4)

/**
 * Any provider, by way of a small program of the operator's: it is posted what is to be sent and answers 2xx once it has
 * taken it. What `template` says is its to put into words. docs/deploy.md shows one.
 */
export const createWebhookSender = ({ url, secret }: SmsWebhookSettings): SmsSender => ({
  async send({ prefix, mobile }, code, template) {
    const body = JSON.stringify({ number: prefix + mobile, prefix, mobile, code, template })
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8', ...signBody(secret, body, readClock()) },
      body,
      // A code goes where the operator said, and nowhere else.
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE),
    })
    await response.body?.cancel()
    if (!response.ok) throw Object.assign(new Error('not taken'), { code: `HTTP ${response.status}` })
  },
})
