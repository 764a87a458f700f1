import type { FastifyInstance } from 'fastify'
import { readDownload } from '#features/orders/server/downloads/read-download.ts'
import { DOWNLOADS, type LinkParts, readLink } from '#features/orders/server/downloads/sign-link.ts'
import { paths } from '#paths'
import { readCookie } from '#platform/contract/cookies.ts'
import type { Database } from '#platform/database/database.ts'
import { pageLanguage } from '#platform/http/page-language.ts'
import { html, sendPlainPage } from '#platform/http/plain-page.ts'
import { SECURITY_HEADERS } from '#platform/http/security-headers.ts'
import type { Sentence } from '#platform/refusal.ts'
import type { Sessions } from '#platform/session/find-session.ts'
import type { FileStore } from '#platform/storage/file-store.ts'
import * as m from '#words'
import { headerOf } from './send-failure.ts'
import { sendStored } from './send-stored.ts'

type Parts = { database: Database; sessions: Sessions; files: FileStore; clock: () => Date }

/** Files of virtual goods. A link alone is worth nothing: whoever opens it must be logged in as its buyer. */
export function serveDownloads(server: FastifyInstance, { database, sessions, files, clock }: Parts): void {
  server.get<{ Params: LinkParts; Querystring: { file?: string } }>(
    `${DOWNLOADS}/:item/:until/:language/:signature`,
    // Whoever only asks for the headers has not had the file.
    { exposeHeadRoute: false },
    async (request, reply) => {
      const refuse = (status: number, sentence: Sentence) => {
        const language = pageLanguage(request)
        const say = { locale: language }
        const title = m.orders_download_title({}, say)
        const body = html`<h1>${title}</h1><p>${sentence({} as never, say)}</p>
<p><a class="link" href="${paths.orders()}">${m.orders_download_back({}, say)}</a></p>`
        return sendPlainPage(reply.code(status), language, { title, body })
      }
      const token = headerOf(request, 'user-token') ?? readCookie('user_token', request.headers.cookie ?? '')
      const { actor } = await sessions.find(token)
      if (actor.kind !== 'buyer') return refuse(403, m.orders_download_login)
      const now = clock()
      const granted = await readLink(database.read, request.params, actor.id, now)
      if (granted === 'foreign') return refuse(403, m.orders_download_foreign)
      if (granted === 'over') return refuse(410, m.orders_download_over)
      const { itemId, language } = granted
      const fileId = /^\d{1,15}$/.test(request.query.file ?? '') ? Number(request.query.file) : 0
      const file = await database.write((tx) => readDownload(tx, { itemId, buyerId: actor.id, fileId, now }))
      if (!file) return refuse(409, m.orders_download_refunding)
      reply.headers({
        ...SECURITY_HEADERS,
        'cache-control': 'private, no-store',
        'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.name[language])}`,
      })
      if (file.stored === null) return reply.type('text/plain; charset=utf-8').send(file.content[language])
      return sendStored(request, reply, file, files)
    },
  )
}
