import type { Plugin } from 'vite'

/**
 * Of use while developing, or for files called `*.server.ts`, which nobody has here: the walls keep what is the server's
 * from the browser. One of them resolves every import a second time.
 */
const IDLE = /:(dot-server|dot-client|inject-hmr-runtime|hmr-runtime|react-refresh-babel|hmr-updates)$/

const OUR_SOURCES = /\/src\//
const ITS_MODULES = /virtual:react-router/

/**
 * The router's plugins for a build. Each asks to see every module, and being shown one costs more than the look: of three
 * thousand, most of which hold one word, a tenth concern them. A third of a build was this.
 */
export const quickRouterPlugins = (plugins: Plugin[]): Plugin[] =>
  plugins
    .filter(({ name }) => !IDLE.test(name))
    .map((plugin) => ({
      ...plugin,
      ...(plugin.resolveId && {
        resolveId: { filter: { id: ITS_MODULES }, handler: handlerOf(plugin.resolveId) },
      }),
      ...(plugin.load && { load: { filter: { id: ITS_MODULES }, handler: handlerOf(plugin.load) } }),
      ...(plugin.transform && {
        transform: { filter: { id: OUR_SOURCES }, handler: handlerOf(plugin.transform) },
      }),
    }))

const handlerOf = <H extends object>(hook: H | { handler: H }): H => ('handler' in hook ? hook.handler : hook)
