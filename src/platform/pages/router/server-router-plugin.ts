import path from 'node:path'
import type { Plugin } from 'vite'

const ROUTER = path.join(import.meta.dirname, 'server-router.ts')

/** Built pages are rendered with links of ours; browsers, and who develops, have the router's own. */
export const serverRouterPlugin = (): Plugin => ({
  name: 'server-router',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'ssr',
  resolveId: {
    filter: { id: /^react-router$/ },
    handler: (_, importer) =>
      importer && !importer.startsWith(import.meta.dirname) && importer.includes('/src/')
        ? ROUTER
        : undefined,
  },
})
