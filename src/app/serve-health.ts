import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import type { Database } from '#platform/database/database.ts'
import { select } from '#platform/database/raw-sql.ts'
import type { GracefulShutdown } from './graceful-shutdown.ts'

/** For those who run the shop: is it alive, can it serve, and how is it doing. */
export function serveHealth(server: FastifyInstance, database: Database, shutdown: GracefulShutdown): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const durations = new Histogram({
    name: 'shop_request_seconds',
    help: 'Time from request to answer, by kind of route and status',
    labelNames: ['route', 'status'] as const,
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  })
  server.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none'
    durations.observe({ route, status: reply.statusCode }, reply.elapsedTime / 1000)
    done()
  })
  server.get('/healthz', async (_request, reply) => reply.type('text/plain').send('ok'))
  server.get('/readyz', async (_request, reply) => {
    if (shutdown.begun()) return reply.code(503).type('text/plain').send('leaving')
    try {
      await select(database.read)`select 1`
      return reply.type('text/plain').send('ready')
    } catch {
      return reply.code(503).type('text/plain').send('the database does not answer')
    }
  })
  server.get('/metrics', async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  )
}
