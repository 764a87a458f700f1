import type { ReactNode } from 'react'
import {
  UNSAFE_createClientRoutes as createClientRoutes,
  UNSAFE_createRouter as createRouter,
  UNSAFE_createClientRoutesWithHMRRevalidationOptOut as createRoutesForHMR,
  type DataRouter,
  UNSAFE_decodeViaTurboStream as decodeData,
  UNSAFE_FrameworkContext as FrameworkContext,
  UNSAFE_getTurboStreamSingleFetchDataStrategy as getDataStrategy,
  UNSAFE_getHydrationData as getHydrationData,
  UNSAFE_hydrationRouteProperties as hydrationRouteProperties,
  UNSAFE_defaultMapRouteProperties as mapRouteProperties,
} from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { placeOf } from '#platform/i18n/language-address.ts'
import { createLanguageHistory } from './language-history.ts'
import { rest } from './rest.ts'

type Framework = NonNullable<Parameters<typeof FrameworkContext.Provider>[0]['value']>
type State = Parameters<typeof getHydrationData>[0]['state']

declare global {
  interface Window {
    /** What the server says of the page, and where its data comes in; both stand in the page itself. */
    __reactRouterContext: Framework & { stream: ReadableStream<Uint8Array> }
    __reactRouterManifest: Framework['manifest']
    __reactRouterRouteModules: Framework['routeModules']
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
  const { ssr, isSpaMode, future } = context
  await rest()
  const state = (await decodeData(context.stream, window)).value as State
  await rest()
  // The page's code is named last: whatever is in the same file has run before.
  const manifest = window.__reactRouterManifest
  const routeModules = window.__reactRouterRouteModules
  const history = createLanguageHistory()
  const routes = createClientRoutes(manifest.routes, routeModules, state as never, ssr, isSpaMode)
  const router: DataRouter = createRouter({
    routes,
    history,
    hydrationData: getHydrationData({
      state,
      routes,
      getRouteInfo: (id) => ({
        clientLoader: undefined,
        hasLoader: manifest.routes[id]?.hasLoader === true,
        hasHydrateFallback: false,
      }),
      location: history.location,
      basename: undefined,
      future,
      isSpaMode,
    }),
    mapRouteProperties,
    hydrationRouteProperties,
    dataStrategy: getDataStrategy(() => router, manifest, routeModules, ssr),
  }).initialize()
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
