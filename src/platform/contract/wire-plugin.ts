import type { Plugin } from 'vite'
import { type Contracts, deskPath, isDesk } from './define.ts'

/**
 * Gives the browser the path of every call without the schemas behind them: the contracts are read when the
 * pages are built, and only names and paths enter the bundle. The paths are a file of their own that the first call
 * fetches: a page that has come with its data calls nobody at first.
 */
export const wirePlugin = (
  read: () => Promise<Contracts>,
  base: string,
  side: 'shop' | 'desk' = 'shop',
): Plugin => ({
  name: 'wire',
  resolveId: { filter: { id: /^virtual:wire(-paths)?$/ }, handler: (id) => `\0${id}` },
  load: {
    filter: { id: /^\0virtual:wire(-paths)?$/ },
    async handler(id) {
      if (id === '\0virtual:wire') return `export const base = ${JSON.stringify(base)}`
      return `export default ${JSON.stringify(pathsByName(await read(), side))}`
    },
  },
})

const pathsByName = (contracts: Contracts, side: 'shop' | 'desk') =>
  Object.fromEntries(
    Object.entries(contracts).map(([feature, contract]) => [
      feature,
      Object.fromEntries(
        Object.entries(contract)
          .filter(([, call]) => side === 'desk' || !isDesk(call))
          .map(([name, call]) => [name, deskPath(call)]),
      ),
    ]),
  )
