import type { Plugin } from 'vite'
import type { Contracts } from './define.ts'

const NAME = 'virtual:wire'

/**
 * Gives the browser the path of every call without the schemas behind them: the contracts are read when the
 * pages are built, and only names and paths enter the bundle.
 */
export const wirePlugin = (contracts: Contracts, base: string): Plugin => ({
  name: 'wire',
  resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
  load: (id) =>
    id === `\0${NAME}`
      ? `export default ${JSON.stringify({ base, paths: pathsByName(contracts) })}`
      : undefined,
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
