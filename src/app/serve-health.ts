import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Database } from '#platform/database/database.ts'
import { select } from '#platform/database/raw-sql.ts'
import { seconds } from '#platform/time.ts'
import type { GracefulShutdown } from './graceful-shutdown.ts'
import type { Figures } from './measure-shop.ts'
import type { RouteNames } from './name-routes.ts'

type Parts = { database: Database; shutdown: GracefulShutdown; figures: Figures; nameOf: RouteNames }

/** For those who run the shop: is it alive, can it serve; and what was answered is counted. */
export function serveHealth(server: FastifyInstance, { database, shutdown, figures, nameOf }: Parts): void {
  server.addHook('onResponse', (request, reply, done) => {
    figures.answered(nameOf(request), reply.statusCode, reply.elapsedTime)
    done()
  })
  server.get('/healthz', async (_request, reply) => reply.type('text/plain').send('ok'))
  server.get('/readyz', async (_request, reply) => {
    if (shutdown.begun()) return reply.code(503).type('text/plain').send('leaving')
    if (await answersSoon(database)) return reply.type('text/plain').send('ready')
    return reply.code(503).type('text/plain').send('the database does not answer')
  })
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
