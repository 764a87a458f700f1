import { base } from 'virtual:wire'
import { wireLanguage } from '#platform/i18n/language.ts'
import { seconds } from '#platform/time.ts'
import { getLocale } from '#words/runtime'
import type { Api, CallOptions } from './api-types.ts'
import { readCookie } from './cookies.ts'
import { type Answer, isExpired } from './envelope.ts'
import { mayCarryToken } from './may-carry-token.ts'

/** Heard by the dialog that tells the buyer the login has ended. */
export const SESSION_EXPIRED = 'shop:session-expired'

const TIMEOUT = seconds(5)

async function post(path: string, input: unknown, options: CallOptions = {}): Promise<Answer<unknown>> {
  const headers: Record<string, string> = {
    'content-type': 'application/json',
    language: wireLanguage(getLocale()),
  }
  const token = readCookie('user_token')
  if (token && mayCarryToken(path)) headers['user-token'] = token
  if (options.key) headers['idempotency-key'] = options.key
  const response = await fetch(base + path, {
    method: 'POST',
    headers,
    body: JSON.stringify(input ?? {}),
    keepalive: !!options.keepalive,
    signal: AbortSignal.any([AbortSignal.timeout(TIMEOUT), ...(options.signal ? [options.signal] : [])]),
  })
  const answer = (await response.json()) as Answer<unknown>
  if (isExpired(answer.code)) window.dispatchEvent(new Event(SESSION_EXPIRED))
  return answer
}

let known: typeof import('virtual:wire-paths')['default'] | undefined

/** The shop's calls from the browser, typed by their contracts: `api.cart.addLine({ … })`. */
export const api = new Proxy({} as Api, {
  get: (_, feature: string) =>
    new Proxy(
      {},
      {
        get: (_calls, call: string) => async (input: unknown, options?: CallOptions) => {
          // Once known, a call goes out at once: a page that is being left waits for nothing.
          known ??= (await import('virtual:wire-paths')).default
          const path = known[feature]?.[call]
          if (!path) throw new Error(`There is no call ${feature}.${call}`)
          return post(path, input, options)
        },
      },
    ),
})
