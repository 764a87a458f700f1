import type { FastifyInstance } from 'fastify'
import type { ServerBuild } from 'react-router'
import { createServer } from 'vite'
import { compileWordsIfNeeded } from '#platform/i18n/compile-words.ts'

/** Pages straight from their sources with hot reload, for `npm run dev`. */
export async function developPages(root: string) {
  const vite = await createServer({ root, server: { middlewareMode: true } })
  vite.watcher.on('change', (file) => {
    if (file.includes('/messages/')) void compileWordsIfNeeded(root)
  })
  return {
    root,
    development: true,
    build: () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>,
    attach(server: FastifyInstance) {
      server.addHook('onRequest', (request, reply, done) => {
        vite.middlewares(request.raw, reply.raw, () => done())
      })
      server.addHook('onClose', () => vite.close())
    },
  }
}
