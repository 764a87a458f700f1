import type { FastifyInstance } from 'fastify'

const ALLOWED = {
  'access-control-allow-methods': 'POST',
  'access-control-allow-headers': 'content-type, language, user-token, idempotency-key',
  'access-control-max-age': '86400',
}

/** Pages of other origins may call only when the shop names them. The token travels in a header, never in a cookie. */
export function allowOrigins(server: FastifyInstance, origins: readonly string[]): void {
  if (origins.length === 0) return
  server.addHook('onRequest', (request, reply, done) => {
    const { origin } = request.headers
    if (origin && origins.includes(origin)) {
      reply.headers({ 'access-control-allow-origin': origin, vary: 'origin' })
      if (request.method === 'OPTIONS') {
        reply.code(204).headers(ALLOWED).send()
        return
      }
    }
    done()
  })
}
