import path from 'node:path'
import type { Plugin } from 'vite'

const ROUTER = '/node_modules/react-router/dist/'

/**
 * Puts `ours` in the place of the router's `routeModules.js` in the browser's build. The router loads the whole page anew
 * when the code of a page does not arrive, which without network is the browser's own error page; it has no setting for
 * that. To remove it: delete this file, `web/missed-code.ts` and the line in `vite.config.ts`.
 */
export function routeModulesPlugin(ours: string): Plugin {
  let replaced = false
  return {
    name: 'route-modules',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: {
      filter: { id: /\/routeModules\.js$/ },
      handler(source, importer) {
        if (path.basename(source) !== 'routeModules.js' || !importer?.includes(ROUTER)) return undefined
        replaced = true
        return ours
      },
    },
    buildEnd(error) {
      if (!error && !replaced) this.error('React Router has no routeModules.js any more')
    },
  }
}
