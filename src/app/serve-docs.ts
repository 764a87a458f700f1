import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import type { Features } from '#platform/contract/act.ts'
import { describeApi } from '#platform/contract/describe-api.ts'

/** The API reference, generated from the contracts that answer. */
export async function serveDocs(server: FastifyInstance, features: Features, version: string): Promise<void> {
  await server.register(swagger, {
    mode: 'static',
    specification: { document: describeApi(features, version) as never },
  })
  await server.register(swaggerUi, { routePrefix: '/docs', staticCSP: true })
}
