import type { ReactNode } from 'react'
import {
  UNSAFE_createClientRoutes as createClientRoutes,
  UNSAFE_createRouter as createRouter,
  UNSAFE_createClientRoutesWithHMRRevalidationOptOut as createRoutesForHMR,
  type DataRouter,
  UNSAFE_decodeViaTurboStream as decodeData,
  UNSAFE_FrameworkContext as FrameworkContext,
  UNSAFE_getTurboStreamSingleFetchDataStrategy as getDataStrategy,
  UNSAFE_hydrationRouteProperties as hydrationRouteProperties,
  UNSAFE_defaultMapRouteProperties as mapRouteProperties,
  type RouterInit,
} from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { placeOf } from '#platform/i18n/language-address.ts'
import { createLanguageHistory } from './language-history.ts'
import { rest } from './rest.ts'

type Framework = NonNullable<Parameters<typeof FrameworkContext.Provider>[0]['value']>
type State = NonNullable<RouterInit['hydrationData']>

declare global {
  interface Window {
    /** What the server says of the page, and where its data comes in; both stand in the page itself. */
    __reactRouterContext: Framework & { stream: ReadableStream<Uint8Array> }
    __reactRouterManifest: Framework['manifest']
    __reactRouterRouteModules: Framework['routeModules']
    /** Done once the code of the page is here (`seen-first.ts`). */
    pageCode: Promise<void>
    /** Looked for by the tools that put changed code into an open page. */
    __reactRouterDataRouter?: DataRouter & { createRoutesForHMR: unknown }
  }
}

/**
 * Takes the page over from the server, as the router's own `HydratedRouter` does; that one makes its history itself, and
 * ours has languages in it.
 */
export async function beginRouter(): Promise<ReactNode> {
  const context = window.__reactRouterContext
  const { ssr, isSpaMode } = context
  await rest()
  const state = (await decodeData(context.stream, window)).value as State
  await rest()
  // The page's code is named last: whatever is in the same file has run before.
  await window.pageCode
  const manifest = window.__reactRouterManifest
  const routeModules = window.__reactRouterRouteModules
  const history = createLanguageHistory()
  const routes = createClientRoutes(manifest.routes, routeModules, state as never, ssr, isSpaMode)
  await rest()
  const router: DataRouter = createRouter({
    routes,
    history,
    hydrationData: { ...state, loaderData: { ...nothingFor(manifest.routes), ...state.loaderData } },
    mapRouteProperties,
    hydrationRouteProperties,
    dataStrategy: getDataStrategy(() => router, manifest, routeModules, ssr),
  })
  await rest()
  router.initialize()
  // What is fetched ahead of a press is asked for by its address.
  const { match } = router
  window.__reactRouterDataRouter = Object.assign(router, {
    createRoutesForHMR,
    match: (to: Parameters<typeof match>[0]) => match(typeof to === 'string' ? placeOf(to) : to),
  })
  return (
    <>
      <FrameworkContext.Provider value={{ ...context, manifest, routeModules }}>
        <RouterProvider router={router} />
      </FrameworkContext.Provider>
      {/* The server renders two things here, and ids are counted by that. */}
      {null}
    </>
  )
}

/**
 * What has no loader has no data, which a router takes for data that is missing. Said of every place: the router's own way
 * looks first where we are, which takes as long as making it.
 */
const nothingFor = (routes: Framework['manifest']['routes']) =>
  Object.fromEntries(
    Object.entries(routes)
      .filter(([, route]) => !route?.hasLoader)
      .map(([id]) => [id, null]),
  )
