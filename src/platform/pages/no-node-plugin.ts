import type { Plugin } from 'vite'

/**
 * Ends a build, and a request while developing, where code of the browser imports a module of Node's. A build alone would
 * not notice: it drops what nothing uses, and development serves every file as it is.
 */
export const noNodePlugin = (): Plugin => ({
  name: 'no-node-in-the-browser',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId: {
    filter: { id: /^node:/ },
    handler(id, importer) {
      this.error(`${importer} reaches the browser and imports ${id}: move that part to a file of the server`)
    },
  },
})
