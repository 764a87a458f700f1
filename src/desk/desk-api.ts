import paths from 'virtual:wire-paths'
import type { Api, CallOptions } from '#platform/contract/api-types.ts'
import { readCookie } from '#platform/contract/cookies.ts'
import type { Answer } from '#platform/contract/envelope.ts'
import { wireLanguage } from '#platform/i18n/language.ts'
import { minutes, seconds } from '#platform/time.ts'
import { getLocale } from '#words/runtime'
import { showAgain } from './door/show-again.ts'
import { takeFiles } from './take-files.ts'

/** Many orders are shipped in one call; files take as long as the line needs. */
const TIMEOUT = seconds(60)
const TIMEOUT_WITH_FILES = minutes(10)

async function post(path: string, input: unknown, options: CallOptions = {}): Promise<Answer<unknown>> {
  const form = takeFiles(input)
  const timeout = form ? TIMEOUT_WITH_FILES : TIMEOUT
  const response = await fetch(path, {
    method: 'POST',
    headers: {
      // The browser names a form's type itself, with the line between its parts.
      ...(!form && { 'content-type': 'application/json' }),
      language: wireLanguage(getLocale()),
      'desk-mark': readCookie('desk_mark') ?? '',
      ...(options.key && { 'idempotency-key': options.key }),
    },
    body: form ?? JSON.stringify(input ?? {}),
    signal: AbortSignal.any([AbortSignal.timeout(timeout), ...(options.signal ? [options.signal] : [])]),
  })
  return (await response.json()) as Answer<unknown>
}

/** What asks its person to show again who they are is sent once more when they have. */
async function postShown(path: string, input: unknown, options?: CallOptions): Promise<Answer<unknown>> {
  const answer = await post(path, input, options)
  if (answer.code === 1 || answer.reason !== 'shell_show_again') return answer
  return (await showAgain()) ? post(path, input, options) : answer
}

/** The seller's calls from the browser, typed by their contracts: `desk.ordersSeller.shipOrder({ … })`. */
export const desk = new Proxy({} as Api, {
  get: (_, feature: string) =>
    new Proxy(
      {},
      {
        get: (_calls, call: string) => (input: unknown, options?: CallOptions) => {
          const path = paths[feature]?.[call]
          if (!path) throw new Error(`There is no call ${feature}.${call}`)
          return postShown(path, input, options)
        },
      },
    ),
})

/** There is no session, or it is over. */
export class NotAtDoor extends Error {}

/** What a call gave; a refusal's sentence is for the page to show. */
export async function dataFor<T>(calling: Promise<Answer<T>>): Promise<T> {
  const answer = await calling
  if (answer.code !== 1 && answer.reason === 'people_not_at_door') throw new NotAtDoor()
  if (answer.code !== 1) throw new Response(answer.msg, { status: 403 })
  return answer.data
}
