import path from 'node:path'
import type { Plugin } from 'vite'

const ROUTER = '/node_modules/react-router/dist/'

/** How files of ours name one of the router's that they go on with. */
export const ROUTER_FILE = /^router:/

export const findRouterFile = (name: string) =>
  path.resolve(import.meta.dirname, '../../../..', `.${ROUTER}production`) + name.replace(ROUTER_FILE, '/')

/**
 * Puts files of ours in the place of the router's own: what it does not let one set, and what it carries to every browser
 * though no page of ours uses it. A name that one of ours lacks ends the build. What ours take from a file of the
 * router's they name by `router:` and where it lies.
 */
export function routerPartsPlugin(
  environment: 'client' | 'ssr',
  ours: Readonly<Record<string, string>>,
): Plugin {
  const missing = new Set(Object.keys(ours))
  return {
    name: 'router-parts',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === environment,
    resolveId: {
      filter: { id: /\/[\w-]+\.js$/ },
      handler(source, importer) {
        if (ROUTER_FILE.test(source)) return findRouterFile(source)
        const theirs = path.basename(source)
        if (!ours[theirs] || !importer?.includes(ROUTER)) return undefined
        missing.delete(theirs)
        return ours[theirs]
      },
    },
    // Another version of the router may have other files: better no build than one that does not keep its word.
    buildEnd(error) {
      if (!error && missing.size > 0) this.error(`The router has no ${[...missing].join(', ')} any more`)
    },
  }
}
