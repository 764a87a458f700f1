import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import type { Features } from '#platform/contract/act.ts'
import { describeApi } from '#platform/contract/describe-api.ts'

/** The API reference, generated from the contracts that answer, for the first who asks: no start waits for it. */
export async function serveDocs(server: FastifyInstance, features: Features, version: string): Promise<void> {
  let described: ReturnType<typeof describeApi> | undefined
  const document = {
    // Read when the document is written out.
    toJSON() {
      described ??= describeApi(features, version)
      return described
    },
  }
  await server.register(swagger, { mode: 'static', specification: { document: document as never } })
  await server.register(swaggerUi, { routePrefix: '/docs', staticCSP: true })
}
