import { data, type LoaderFunctionArgs, type Params, redirect, type useLoaderData } from 'react-router'
import { paths } from '#paths'
import type { Api } from '#platform/contract/api-types.ts'
import { type Answer, isExpired } from '#platform/contract/envelope.ts'
import { placeOf } from '#platform/i18n/language-address.ts'
import { type PageContext, pageContext } from '#platform/pages/page-context.ts'
import type { Theme } from '#platform/pages/theme.ts'
import * as m from '#words'

/** `url` is the page's place; its language is that of the calls. */
export type PageArgs = { api: Api; params: Params; url: URL; loggedIn: boolean; theme: Theme }

/**
 * A page's data: `export const loader = pageData(async ({ api, params }) => …)`. Its calls run in the server's process,
 * each checked, limited and cached as it is on the wire. The page comes with it; for a later one the browser asks once
 * for the data of all its parts. One that fails ends the page with 500 and the reference, whatever the page does with
 * refusals; only what it asks for with `optional` may.
 */
export const pageData =
  <T>(load: (context: PageArgs) => Promise<T>) =>
  async ({ context, params, request }: LoaderFunctionArgs): Promise<T> => {
    const page = context.get(pageContext)
    const { loggedIn, theme } = page
    try {
      return await load({ api: throwFaults(page.api), params, url: placeUrl(request), loggedIn, theme })
    } catch (error) {
      throw error instanceof Error ? faultOf(error, page) : error
    }
  }

/** What a loader threw by mistake: logged, with the reference its reader is told. */
function faultOf(error: Error, { onError, requestId, language }: PageContext) {
  onError(error)
  return data(m.shell_failed({ id: requestId }, { locale: language }), { status: STATUS.shell_failed })
}

/** Which refusals are not "not found". */
const STATUS = { shell_too_many: 429, shell_failed: 500 } as const
const isFault = ({ code, reason }: { code: number; reason?: string }) =>
  code === 0 && reason === 'shell_failed'

type AnyCall = (...sent: unknown[]) => Promise<Answer<unknown>>

function throwFaults(api: Api): Api {
  const checked = (call: AnyCall): AnyCall => {
    return (...sent) => {
      const answering = call(...sent).then((answer) => {
        if (isFault(answer)) throw data(answer.msg, { status: STATUS.shell_failed })
        return answer
      })
      // Another part may end the page before anybody waits for this one.
      answering.catch(() => {})
      return answering
    }
  }
  const feature = (calls: Record<string, AnyCall>) =>
    new Proxy(calls, { get: (_, name: string) => checked(calls[name]!) })
  return new Proxy(api, { get: (_, name) => feature(Reflect.get(api, name)) })
}

/** A part the page is shown without where it is refused or fails; such a page is not kept. */
export async function optional<T>(answering: Promise<Answer<T>>): Promise<T | undefined> {
  const answer = await answering.catch((thrown) => {
    if (thrown instanceof Error) throw thrown
  })
  return answer?.code === 1 ? answer.data : undefined
}

/** Where a page is, whatever its language. */
export function placeUrl(request: Request): URL {
  const url = new URL(request.url)
  url.pathname = placeOf(url.pathname)
  return url
}

/** What a page is given: `function MyPage({ loaderData }: Loaded<typeof loader>)`. */
export type Loaded<L> = { loaderData: ReturnType<typeof useLoaderData<L>> }

/** A page for buyers only: others are sent to log in, and come back. */
export const buyerPageData = <T>(load: (context: PageArgs) => Promise<T>) =>
  pageData((context) => {
    if (!context.loggedIn) throw toLogin(context.url)
    return load(context)
  })

const toLogin = (url: URL) => redirect(paths.login({ redirect: url.pathname + url.search }))

/**
 * The data of an answer a page cannot do without: an ended login leads to the login page, a refusal to "not found", one for asking
 * too often to "try again".
 */
export function need<T>(answer: Answer<T>, url: URL): T {
  if (answer.code === 1) return answer.data
  if (isExpired(answer.code)) throw toLogin(url)
  // What a program would have to hear tells nobody who followed a link anything.
  const msg = answer.reason === 'shell_bad_input' ? '' : answer.msg
  throw data(msg, { status: STATUS[answer.reason as keyof typeof STATUS] ?? 404 })
}
