import type { FastifyRequest } from 'fastify'
import { namePage } from '#paths'
import { entriesOf, type Features } from '#platform/contract/act.ts'
import { deskPath, isDesk, pathsOf } from '#platform/contract/define.ts'

/** What was asked for, by a name of which there are only so many: `orders.createOrder`, `page product`, `/pictures/:name`. */
export type RouteNames = (request: FastifyRequest) => string

export function createRouteNames(features: Features): RouteNames {
  const calls = new Map<string, string>()
  for (const { call, feature, name } of entriesOf(features)) {
    const paths = isDesk(call) ? [deskPath(call)] : pathsOf(call)
    for (const path of paths) calls.set(path, `${feature}.${name}`)
  }
  return ({ url, routeOptions: { url: route } }) => {
    if (route === undefined) return 'none'
    if (route === '/*') return `page ${namePage(url.split('?', 1)[0] ?? '') ?? 'unknown'}`
    return calls.get(route) ?? route
  }
}
