import { readFile } from 'node:fs/promises'
import { createServer as createHttpServer } from 'node:http'
import path from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createServer, type ErrorPayload, type ViteDevServer } from 'vite'
import { compileWordsIfNeeded } from '#platform/i18n/compile-words.ts'
import type { Log } from '#platform/log.ts'
import type { PagesBuild } from '#platform/pages/page-context.ts'
import { seconds } from '#platform/time.ts'

/** Shop and desk straight from their sources with hot reload, for `npm run dev`. */
export async function developPages(root: string) {
  // Hot updates travel through the shop's own port: open pages find it again when the server restarts, and two
  // worktrees can be developed at once. Each Vite listens at the path of its `base`.
  const updates = createHttpServer()
  const server = { middlewareMode: true as const, ws: { server: updates } }
  const shop = await createServer({ root, server })
  const desk = await createServer({
    configFile: path.join(root, 'vite.desk.config.ts'),
    appType: 'custom',
    cacheDir: path.join(root, 'node_modules/.vite-desk'),
    server,
  })
  shop.watcher.on('change', (file) => {
    if (!file.includes('/messages/')) return
    // A word that is half typed is reported; the next change compiles it.
    compileWordsIfNeeded(root).catch((error: Error) => shop.config.logger.error(error.message))
  })
  const overlays = [openOverlay(shop), openOverlay(desk)]
  return {
    root,
    development: true,
    build: () => shop.ssrLoadModule('virtual:react-router/server-build') as Promise<PagesBuild>,
    /** The log, which shows exceptions in the open page, too. */
    watchLog: (log: Log): Log =>
      Object.assign(Object.create(log) as Log, {
        error(what: { err?: unknown }, ...said: [string]) {
          const { err } = what
          if (err instanceof Error) for (const show of overlays) show(err)
          log.error(what, ...said)
        },
      }),
    serveDesk(shopServer: FastifyInstance) {
      const send = async (request: FastifyRequest, reply: FastifyReply) => {
        const html = await readFile(path.join(root, 'src/desk/index.html'), 'utf8')
        return reply
          .header('cache-control', 'no-store')
          .type('text/html; charset=utf-8')
          .send(await desk.transformIndexHtml('/index.html', html, request.url))
      }
      shopServer.get('/desk', send)
      shopServer.get('/desk/*', send)
    },
    attach(shopServer: FastifyInstance) {
      shopServer.addHook('onRequest', (request, reply, done) => {
        const vite = request.url.startsWith(desk.config.base) ? desk : shop
        vite.middlewares(request.raw, reply.raw, () => done())
      })
      shopServer.server.on('upgrade', (...asked) => updates.emit('upgrade', ...asked))
      shopServer.addHook('onClose', async () => {
        await Promise.all([shop.close(), desk.close()])
      })
    },
  }
}

/** A page that fails while the server renders it connects only afterwards. */
const SHOWN_TO_NEWCOMERS = seconds(5)

/** Shows an exception of the server in Vite's overlay, where the developer looks. */
function openOverlay({ ws, ssrFixStacktrace }: ViteDevServer) {
  let last: { payload: ErrorPayload; at: number } | undefined
  ws.on('connection', () => {
    if (last && performance.now() - last.at < SHOWN_TO_NEWCOMERS) ws.send(last.payload)
  })
  return (error: Error) => {
    ssrFixStacktrace(error)
    const { message, stack = '' } = error
    const payload: ErrorPayload = { type: 'error', err: { message, stack } }
    last = { payload, at: performance.now() }
    ws.send(payload)
  }
}
