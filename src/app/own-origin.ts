import type { FastifyInstance } from 'fastify'

/** The address at which this process reaches itself. */
export function ownOrigin(server: FastifyInstance): string {
  const address = server.server.address()
  if (!address || typeof address === 'string') throw new Error('The shop does not listen')
  const { address: host, family, port } = address
  if (host === '0.0.0.0') return `http://127.0.0.1:${port}`
  if (host === '::') return `http://[::1]:${port}`
  return `http://${family === 'IPv6' ? `[${host}]` : host}:${port}`
}
