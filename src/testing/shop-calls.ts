import type { Features } from '#platform/contract/act.ts'
import type { Api } from '#platform/contract/api-types.ts'
import { type Asking, callWire, type RawAnswer } from './call-wire.ts'

export type ShopCalls = {
  /** POSTs as the browser does and reads the envelope. */
  call(path: string, input?: unknown, asking?: Asking): Promise<RawAnswer>
  /** The typed calls of the contracts, over HTTP: `app().as({ token }).cart.addLine({ … })`. */
  as(asking?: Asking): Api
  /** The address pages and files are served at. */
  origin: string
}

/** Speaks to a shop from outside, wherever it runs. */
export function shopCalls(origin: string, features: Features): ShopCalls {
  const call = (path: string, input: unknown = {}, asking: Asking = {}) =>
    callWire(origin + path, input, asking)
  const as = (asking: Asking = {}) => typedCalls(features, (path, input) => call(path, input, asking))
  return { origin, call, as }
}

function typedCalls(served: Features, call: (path: string, input: unknown) => Promise<RawAnswer>): Api {
  const feature = (name: string) =>
    new Proxy({}, { get: (_, act: string) => (input: unknown) => call(pathOf(served, name, act), input) })
  return new Proxy({} as Api, { get: (_, name: string) => feature(name) })
}

function pathOf(served: Features, feature: string, name: string): string {
  const path = served[feature]?.contract[name]?.path
  if (!path) throw new Error(`There is no call ${feature}.${name}`)
  return path
}
