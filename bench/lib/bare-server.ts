import fastify from 'fastify'

/**
 * What the shop is measured against: Fastify alone, answering bytes it was given from memory. The bytes are put with
 * PUT /answer?n=1 and come back from POST or GET /answer/1.
 */
const server = fastify({ bodyLimit: 16 << 20 })
const answers = new Map<string, { bytes: Buffer; headers: Record<string, string> }>()

server.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
  done(null, body),
)
server.get('/readyz', async () => 'ready')
server.put<{ Querystring: { n: string; headers: string } }>('/answer', async (request) => {
  answers.set(request.query.n, { bytes: request.body as Buffer, headers: JSON.parse(request.query.headers) })
  return 'kept'
})
const answer = async (request: { params: unknown }, reply: import('fastify').FastifyReply) => {
  const cached = answers.get((request.params as { n: string }).n)
  return cached ? reply.headers(cached.headers).send(cached.bytes) : reply.code(404).send()
}
server.get('/answer/:n', answer)
server.post('/answer/:n', answer)

await server.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })
process.on('SIGTERM', () => process.exit(0))
