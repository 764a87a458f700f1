import type { Plugin } from 'vite'

const ROUTER = '/node_modules/react-router/dist/'
const THEIRS = './routeModules.js'

/** Puts a file of ours in the place of the router's way to fetch the code of a page, for which it has no setting. */
export function routeCodePlugin(ours: string): Plugin {
  let found = false
  return {
    name: 'route-code',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: {
      filter: { id: /^\.\/routeModules\.js$/ },
      handler(_source, importer) {
        if (!importer?.includes(ROUTER)) return undefined
        found = true
        return ours
      },
    },
    // Another version of the router may have other files: better no build than one that does not keep its word.
    buildEnd(error) {
      if (!error && !found) this.error(`The router has no ${THEIRS} any more: see ${ours}`)
    },
  }
}
