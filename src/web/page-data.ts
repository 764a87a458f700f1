import {
  type ClientLoaderFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type Params,
  redirect,
  type useLoaderData,
} from 'react-router'
import { paths } from '#paths'
import { api } from '#platform/contract/api.ts'
import type { Api } from '#platform/contract/api-types.ts'
import { readCookie } from '#platform/contract/cookies.ts'
import { type Answer, isExpired } from '#platform/contract/envelope.ts'
import { pageContext } from '#platform/pages/page-context.ts'

export type PageArgs = { api: Api; params: Params; url: URL; loggedIn: boolean }

/**
 * A page's data, written once. While the server renders, its calls run in process; after that the browser makes
 * the same calls over the wire. The router wants the two as exports of their own:
 *
 *   const load = pageData(async ({ api, params }) => …)
 *   export const loader = load.onServer
 *   export const clientLoader = load.inBrowser
 */
export function pageData<T>(load: (context: PageArgs) => Promise<T>) {
  return {
    onServer: ({ context, params, request }: LoaderFunctionArgs): Promise<T> => {
      const { api: inProcess, loggedIn } = context.get(pageContext)
      return load({ api: inProcess, params, url: new URL(request.url), loggedIn })
    },
    inBrowser: ({ params, request }: ClientLoaderFunctionArgs): Promise<T> =>
      load({ api, params, url: new URL(request.url), loggedIn: readCookie('user_token') !== undefined }),
  }
}

/** What a page is given: `function MyPage({ loaderData }: Loaded<typeof clientLoader>)`. */
export type Loaded<L> = { loaderData: ReturnType<typeof useLoaderData<L>> }

/** A page for buyers only: others are sent to log in, and come back. */
export const buyerPageData = <T>(load: (context: PageArgs) => Promise<T>) =>
  pageData((context) => {
    if (!context.loggedIn) throw toLogin(context.url)
    return load(context)
  })

const toLogin = (url: URL) => redirect(paths.login({ redirect: url.pathname + url.search }))

/** The data of an answer a page cannot do without: an ended login leads to the login page, a refusal to "not found". */
export function need<T>(answer: Answer<T>, url: URL): T {
  if (answer.code === 1) return answer.data
  if (isExpired(answer.code)) throw toLogin(url)
  throw data(answer.msg, { status: 404 })
}
