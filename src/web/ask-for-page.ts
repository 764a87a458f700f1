import type { DataStrategyResult, MiddlewareFunction } from 'react-router'
import { isAt } from '#paths'
import { SESSION_EXPIRED } from '#platform/contract/api.ts'
import { readCookie, writeCookie } from '#platform/contract/cookies.ts'
import { getLocale } from '#words/runtime'

type Results = Record<string, DataStrategyResult>

/** Who the data of the whole visit was read for. The first page comes with the data of whoever asked for it. */
let tokenRead = readCookie('user_token')

/** Somebody logged in or out since the data of the whole visit was read. */
export const isReadForAnother = () => readCookie('user_token') !== tokenRead

/**
 * Around the one request a navigation makes. It asks in this tab's language, whatever another tab has chosen since; and
 * who is sent to log in although there is a token is told that the login has ended. Every way out of that dialog leads
 * elsewhere, so the page behind it stays as it is.
 */
export const askForPage: MiddlewareFunction<Results> = async (_, next) => {
  const token = readCookie('user_token')
  const chosen = readCookie('locale')
  if (chosen && chosen !== getLocale()) writeCookie('locale', getLocale())
  const results = await next()
  if (token && leadsToLogin(results)) {
    window.dispatchEvent(new Event(SESSION_EXPIRED))
    return new Promise<never>(() => {})
  }
  if (results.root?.type === 'data') tokenRead = token
  return results
}

function leadsToLogin(results: Results): boolean {
  const led = Object.values(results).find(({ result }) => result instanceof Response)
  const place = led?.result instanceof Response ? led.result.headers.get('location') : null
  return place !== null && isAt('login', new URL(place, window.location.origin).pathname)
}
