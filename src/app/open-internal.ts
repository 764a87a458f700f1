import fastify from 'fastify'
import type { Features } from '#platform/contract/act.ts'
import { serveDocs } from './serve-docs.ts'
import { serveMetrics } from './serve-metrics.ts'

type Internal = {
  port: number
  host: string
  figures: () => Promise<string>
  features: Features
  version: string
}

/** What is only for those who run the shop, at a port no visitor is led to (docs/deploy.md). */
export async function openInternal({ port, host, figures, features, version }: Internal) {
  const server = fastify({ forceCloseConnections: true })
  serveMetrics(server, figures)
  serveDocs(server, features, version)
  const origin = await server.listen({ port, host })
  return { origin, close: () => server.close() }
}
