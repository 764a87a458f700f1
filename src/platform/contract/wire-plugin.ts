import type { Plugin } from 'vite'
import type { Contracts } from './define.ts'

const NAMES = ['virtual:wire', 'virtual:wire-paths']

/**
 * Gives the browser the path of every call without the schemas behind them: the contracts are read when the
 * pages are built, and only names and paths enter the bundle. The paths are a file of their own that the first call
 * fetches: a page that has come with its data calls nobody at first.
 */
export const wirePlugin = (contracts: Contracts, base: string): Plugin => ({
  name: 'wire',
  resolveId: (id) => (NAMES.includes(id) ? `\0${id}` : undefined),
  load(id) {
    if (id === '\0virtual:wire') return `export const base = ${JSON.stringify(base)}`
    if (id === '\0virtual:wire-paths') return `export default ${JSON.stringify(pathsByName(contracts))}`
  },
})

const pathsByName = (contracts: Contracts) =>
  Object.fromEntries(
    Object.entries(contracts).map(([feature, contract]) => [
      feature,
      Object.fromEntries(
        Object.entries(contract)
          .filter(([, call]) => call.access !== 'seller')
          .map(([name, call]) => [name, call.path]),
      ),
    ]),
  )
