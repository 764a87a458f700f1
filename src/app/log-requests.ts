import type { FastifyInstance } from 'fastify'
import type { Log } from '#platform/log.ts'
import { seconds } from '#platform/time.ts'
import { callerKindOf } from './caller-of.ts'
import type { RouteNames } from './name-routes.ts'

/** Asked for by the dozen with each page, or every few seconds by whoever watches: told only when they fail or are slow. */
const QUIET = /^\/(assets|pictures|icons|healthz|readyz|metrics)\b/
const SLOW = seconds(1)

/** A line for each request: what was asked for, how it ended, how long it took. No address, nobody's number, nothing typed. */
export function logRequests(
  server: FastifyInstance,
  { log, nameOf }: { log: Log; nameOf: RouteNames },
): void {
  server.addHook('onResponse', (request, reply, done) => {
    const { statusCode: status, elapsedTime } = reply
    const route = nameOf(request)
    if (!QUIET.test(route) || status >= 500 || elapsedTime > SLOW) {
      log.info(
        {
          requestId: request.id,
          method: request.method,
          route,
          status,
          ms: Math.round(elapsedTime * 10) / 10,
          caller: callerKindOf(request),
        },
        'request',
      )
    }
    done()
  })
}
