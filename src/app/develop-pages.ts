import { createServer as createHttpServer } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { createServer } from 'vite'
import { compileWordsIfNeeded } from '#platform/i18n/compile-words.ts'
import type { PagesBuild } from '#platform/pages/page-context.ts'

/** Pages straight from their sources with hot reload, for `npm run dev`. */
export async function developPages(root: string) {
  // Open pages hear of changes where the shop itself answers: they find it again when it has begun anew, and two worktrees
  // may be developed at once.
  const changes = createHttpServer()
  const vite = await createServer({ root, server: { middlewareMode: true, ws: { server: changes } } })
  vite.watcher.on('change', (file) => {
    if (!file.includes('/messages/')) return
    // Words that are half typed are no reason to end: the next change compiles them.
    compileWordsIfNeeded(root).catch((error: Error) => vite.config.logger.error(error.message))
  })
  return {
    root,
    development: true,
    build: () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<PagesBuild>,
    attach(server: FastifyInstance) {
      server.addHook('onRequest', (request, reply, done) => {
        vite.middlewares(request.raw, reply.raw, () => done())
      })
      server.server.on('upgrade', (...asked) => changes.emit('upgrade', ...asked))
      server.addHook('onClose', () => vite.close())
    },
  }
}
