import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { EndRequest, Traces } from '#platform/trace/open-traces.ts'
import { callerKindOf } from './caller-of.ts'
import type { RouteNames } from './name-routes.ts'

/** A span for each request, under the name it has in the log and in the figures, with the log's request id. */
export function traceRequests(
  server: FastifyInstance,
  { traces, nameOf }: { traces: Traces; nameOf: RouteNames },
): void {
  const begun = new WeakMap<FastifyRequest, EndRequest>()
  server.addHook('onRequest', (request, _reply, done) => {
    begun.set(request, traces.begin(request.headers, done))
  })
  server.addHook('onResponse', (request, { statusCode }, done) => {
    const route = nameOf(request)
    const facts = {
      'http.request.method': request.method,
      'http.response.status_code': statusCode,
      'http.route': route,
      'shop.caller': callerKindOf(request) ?? 'nobody',
      'shop.request_id': request.id,
    }
    begun.get(request)?.(route, facts, statusCode >= 500)
    done()
  })
}
