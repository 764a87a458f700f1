import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isAt, PATTERNS, type PageName } from '#paths'
import { pageLanguage } from '#platform/http/page-language.ts'
import { SECURITY_HEADERS } from '#platform/http/security-headers.ts'
import { saidLine } from '#platform/pages/said.ts'
import { refuseTransport } from '#platform/refusal.ts'
import * as m from '#words'
import { isOwnForm } from './is-own-form.ts'
import type { PageRenderer } from './page-renderer.ts'

/**
 * Pages where no script runs: their forms post to their own address and always lead on to a page, which says what came
 * of it (decision 51). Calls know nothing of this: they never take a session from a cookie.
 */
export function serveForms(server: FastifyInstance, pages: PageRenderer, publicUrl: string): void {
  server.post('/*', async (request, reply) => {
    if (!isForPage(request)) return reply.callNotFound()
    if (!isOwnForm(request, publicUrl)) return refuseTransport(403, m.web_foreign_form)
    const answer = await pages.takeForm(request, new URLSearchParams(String(request.body)))
    await answer.body?.cancel()
    reply.headers({ ...SECURITY_HEADERS, 'cache-control': 'no-store', 'x-request-id': request.id })
    const to = answer.headers.get('location')
    if (to) return reply.header('set-cookie', answer.headers.getSetCookie()).redirect(to, 303)
    const locale = pageLanguage(request)
    // A page whose form nothing but a script can send, or one that failed.
    const text =
      answer.status === 405
        ? m.web_needs_script({}, { locale })
        : m.shell_failed({ id: request.id }, { locale })
    return reply.header('set-cookie', saidLine({ text, good: false })).redirect(request.url, 303)
  })
}

/** Only what a browser sends by itself, and to a page: calls have addresses of their own. */
const isForPage = ({ headers, url }: FastifyRequest) =>
  headers['content-type']?.startsWith('application/x-www-form-urlencoded') === true &&
  Object.keys(PATTERNS).some((page) => isAt(page as PageName, url.split('?', 1)[0] ?? ''))
