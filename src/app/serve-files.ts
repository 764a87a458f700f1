import { readdir } from 'node:fs/promises'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** What its address shows never changes. */
export const FOREVER = {
  'cache-control': 'public, max-age=31536000, immutable',
  'x-content-type-options': 'nosniff',
}

const FOR_AN_HOUR = { ...FOREVER, 'cache-control': 'public, max-age=3600' }

/**
 * The built files of the pages. Names under `assets/` carry a hash, so they never change. Where another host hands out copies
 * of them, pages of ours may read those: browsers load modules of other origins only then.
 */
export async function serveFiles(server: FastifyInstance, root: string, assetUrl = ''): Promise<void> {
  const open = assetUrl === '' ? {} : { 'access-control-allow-origin': '*' }
  const folder = path.join(root, 'build/pages/client')
  await server.register(fastifyStatic, {
    root: folder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, file) => {
      const fingerprinted = file.includes(`${path.sep}assets${path.sep}`)
      reply.headers(fingerprinted ? { ...FOREVER, ...open } : FOR_AN_HOUR)
    },
  })
  // Not a route for each of hundreds of files: those alone would take a tenth of every start.
  server.get<{ Params: { '*': string } }>('/assets/*', ({ params }, reply) =>
    reply.sendFile(`assets/${params['*']}`),
  )
  const entries = await readdir(folder, { withFileTypes: true })
  for (const { name } of entries.filter((entry) => entry.isFile()))
    server.get(`/${name}`, (_request, reply) => reply.sendFile(name))
  // Asked for by this name where a page names no icon, such as those of the payment.
  server.get('/favicon.ico', (_request, reply) => reply.sendFile('favicon.svg'))
}
