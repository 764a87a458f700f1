import type { EntryContext } from 'react-router'
import { type PagesBuild, pageContext } from '#platform/pages/page-context.ts'

type MadeUp = {
  /** What such a page says, of all that the router knows of it. */
  says(context: EntryContext): unknown
  page: object
  assets: object
}

/** One page that is no page of the shop: what is around pages can be looked at without building any. */
export const madeUpPages = ({ says, page, assets }: MadeUp) =>
  ({
    entry: {
      module: {
        pageContext,
        default: (_: Request, status: number, headers: Headers, context: EntryContext) => {
          headers.set('content-type', 'text/html')
          return new Response(`<!doctype html><p>${JSON.stringify(says(context))}</p>`, { status, headers })
        },
      },
    },
    routes: { page: { id: 'page', ...page } },
    assets: { version: 'test', ...assets },
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '' },
  }) as unknown as PagesBuild
