import { data, type LoaderFunctionArgs, type Params, redirect, type useLoaderData } from 'react-router'
import { paths } from '#paths'
import type { Api } from '#platform/contract/api-types.ts'
import { type Answer, isExpired } from '#platform/contract/envelope.ts'
import { placeOf } from '#platform/i18n/language-address.ts'
import { pageContext } from '#platform/pages/page-context.ts'
import type { Theme } from '#platform/pages/theme.ts'

/** `url` is the page's place; its language is that of the calls. */
export type PageArgs = { api: Api; params: Params; url: URL; loggedIn: boolean; theme: Theme }

/**
 * A page's data: `export const loader = pageData(async ({ api, params }) => …)`. Its calls run in the server's process,
 * each checked, limited and cached as it is on the wire. The page comes with it; for a later one the browser asks once
 * for the data of all its parts.
 */
export const pageData =
  <T>(load: (context: PageArgs) => Promise<T>) =>
  ({ context, params, request }: LoaderFunctionArgs): Promise<T> => {
    const { api, loggedIn, theme } = context.get(pageContext)
    return load({ api, params, url: placeUrl(request), loggedIn, theme })
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
  throw data(msg, { status: answer.reason === 'shell_too_many' ? 429 : 404 })
}
