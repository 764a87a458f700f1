import type { FastifyInstance } from 'fastify'
import { Registry } from 'prom-client'

/** The figures as Prometheus reads them. */
export function serveMetrics(server: FastifyInstance, figures: () => Promise<string>): void {
  server.get('/metrics', async (_request, reply) =>
    reply
      .header('x-content-type-options', 'nosniff')
      .type(Registry.PROMETHEUS_CONTENT_TYPE)
      .send(await figures()),
  )
}
