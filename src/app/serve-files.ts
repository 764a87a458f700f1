import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** The built files of the pages. Names under `assets/` carry a hash, so they never change. */
export async function serveFiles(server: FastifyInstance, root: string): Promise<void> {
  await server.register(fastifyStatic, {
    root: path.join(root, 'build/pages/client'),
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, file) => {
      const fingerprinted = file.includes(`${path.sep}assets${path.sep}`)
      reply.header(
        'cache-control',
        fingerprinted ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      )
      reply.header('x-content-type-options', 'nosniff')
    },
  })
}
