import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import type { Asked } from '#platform/cache/tagged-cache.ts'
import type { Database } from '#platform/database/database.ts'
import { select } from '#platform/database/raw-sql.ts'
import { seconds } from '#platform/time.ts'
import type { GracefulShutdown } from './graceful-shutdown.ts'
import type { RouteNames } from './name-routes.ts'

/** What is kept, by its name, and how often it was asked for. */
export type CountedCaches = Record<string, Readonly<Asked>>

type Parts = {
  database: Database
  shutdown: GracefulShutdown
  caches: CountedCaches
  nameOf: RouteNames
}

/** For those who run the shop: is it alive, can it serve, and how is it doing. */
export function serveHealth(server: FastifyInstance, { database, shutdown, caches, nameOf }: Parts): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const durations = new Histogram({
    name: 'shop_request_seconds',
    help: 'Time from request to answer, by call, page or path, and status',
    labelNames: ['route', 'status'] as const,
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  })
  new Counter({
    name: 'shop_cache_asked_total',
    help: 'Visitors’ pages and answers asked for: those found in memory, and those that had to be computed',
    labelNames: ['cache', 'outcome'] as const,
    registers: [registry],
    collect() {
      this.reset()
      for (const [cache, { found, computed }] of Object.entries(caches)) {
        this.inc({ cache, outcome: 'found' }, found)
        this.inc({ cache, outcome: 'computed' }, computed)
      }
    },
  })
  server.addHook('onResponse', (request, reply, done) => {
    durations.observe({ route: nameOf(request), status: reply.statusCode }, reply.elapsedTime / 1000)
    done()
  })
  server.get('/healthz', async (_request, reply) => reply.type('text/plain').send('ok'))
  server.get('/readyz', async (_request, reply) => {
    if (shutdown.begun()) return reply.code(503).type('text/plain').send('leaving')
    if (await answersSoon(database)) return reply.type('text/plain').send('ready')
    return reply.code(503).type('text/plain').send('the database does not answer')
  })
  server.get('/metrics', async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  )
}

/** Whoever asks whether the shop is ready has others to ask. */
const SOON = seconds(1)

async function answersSoon(database: Database): Promise<boolean> {
  const answer = select(database.read)`select 1`.then(
    () => true,
    () => false,
  )
  return Promise.race([answer, wait(SOON, false, { ref: false })])
}
