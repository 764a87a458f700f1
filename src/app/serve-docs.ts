import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type { Features } from '#platform/contract/act.ts'
import { describeApi } from '#platform/contract/describe-api.ts'
import { SECURITY_HEADERS } from '#platform/http/security-headers.ts'

const PLACE = '/docs'

/** Its own files and nothing else. By http too: the internal port has no https, whatever name leads to it. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  // Swagger writes its own.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** The API reference, generated from the contracts that answer, for the first who asks: no start waits for it. */
export function serveDocs(server: FastifyInstance, features: Features, version: string): void {
  let docs: Promise<FastifyInstance> | undefined
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    docs ??= openDocs(features, version)
    const { routing } = await docs
    reply.hijack()
    // What pages say to browsers it says too, and what was said of this request before it came here.
    const headers = { ...SECURITY_HEADERS, ...reply.getHeaders(), 'content-security-policy': POLICY }
    for (const [name, value] of Object.entries(headers)) reply.raw.setHeader(name, value ?? '')
    routing(request.raw, reply.raw)
  }
  server.get(PLACE, answer)
  server.get(`${PLACE}/*`, answer)
}

/** A server of its own that listens nowhere: one that is open takes no more plugins. */
async function openDocs(features: Features, version: string): Promise<FastifyInstance> {
  const { default: swagger } = await import('@fastify/swagger')
  const { default: swaggerUi } = await import('@fastify/swagger-ui')
  const server = fastify()
  const document = describeApi(features, version)
  await server.register(swagger, { mode: 'static', specification: { document: document as never } })
  await server.register(swaggerUi, { routePrefix: PLACE })
  await server.ready()
  return server
}
