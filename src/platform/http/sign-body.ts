import { createHmac } from 'node:crypto'

/**
 * How whoever shares the secret knows that a body is ours and new: HMAC-SHA256 of the second it was sent, a full stop and
 * the body as it is.
 */
export function signBody(secret: string, body: string, now: Date): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1000))
  const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')
  return { 'x-xianji-timestamp': timestamp, 'x-xianji-signature': `sha256=${signature}` }
}
