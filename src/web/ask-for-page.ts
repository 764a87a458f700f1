import { type DataStrategyResult, isRouteErrorResponse, type MiddlewareFunction } from 'react-router'
import { isAt } from '#paths'
import { SESSION_EXPIRED } from '#platform/contract/api.ts'
import { readCookie } from '#platform/contract/cookies.ts'
import { codeMissed, fetchCodeAgain } from './missed-code.ts'
import { type Missed, missPage } from './missed-page.ts'

type Results = Record<string, DataStrategyResult>

/**
 * Around the one request a navigation makes. Who is sent to log in although there is a token is told that the login has
 * ended. Every way out of that dialog leads elsewhere, so the page behind it stays as it is. So does the page whose buyer
 * asked for one that does not come.
 */
export const askForPage: MiddlewareFunction<Results> = async ({ request }, next) => {
  const token = readCookie('user_token')
  const missed = codeMissed()
  fetchCodeAgain()
  const results = (await Promise.race([next(), missed])) ?? (await withoutCode(request))
  if (token && leadsToLogin(results)) {
    window.dispatchEvent(new Event(SESSION_EXPIRED))
    return new Promise<never>(() => {})
  }
  const why = whyMissed(results)
  if (why && !request.signal.aborted && missPage({ url: new URL(request.url), why })) {
    await aborted(request.signal)
    return results
  }
  return results
}

function leadsToLogin(results: Results): boolean {
  const led = Object.values(results).find(({ result }) => result instanceof Response)
  const place = led?.result instanceof Response ? led.result.headers.get('location') : null
  return place !== null && isAt('login', new URL(place, window.location.origin).pathname)
}

/** Code that does not come from a shop that answers is gone, as after a new version: the page itself knows the new. */
async function withoutCode({ url }: Request): Promise<Results> {
  const answers = await fetch('/healthz', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )
  if (!answers) return { root: { type: 'error', result: new TypeError('The code of the page did not come') } }
  window.location.assign(url)
  return new Promise<never>(() => {})
}

/** Only what passes by itself; a page that fails in the shop says so in its place. */
function whyMissed(results: Results): Missed['why'] | undefined {
  const error = Object.values(results).find(({ type }) => type === 'error')?.result
  // A shop that is not open answers 503 too, but with what it shows then; in the way of an answer there is only text.
  if (isRouteErrorResponse(error))
    return error.status > 501 && typeof error.data === 'string' ? 'busy' : undefined
  // A broken answer has what broke it as its cause.
  return error instanceof TypeError || (error instanceof Error && error.cause) ? 'network' : undefined
}

const aborted = (signal: AbortSignal) =>
  new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }))
