import type { FastifyInstance, FastifyRequest } from 'fastify'
import { namePage, type PageName } from '#paths'
import { pageLanguage } from '#platform/http/page-language.ts'
import { SECURITY_HEADERS } from '#platform/http/security-headers.ts'
import { ownAddress } from '#platform/i18n/language-address.ts'
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
    const page = pageOf(request)
    if (!page) return reply.callNotFound()
    if (!isOwnForm(request, publicUrl)) return refuseTransport(403, m.web_foreign_form)
    reply.headers({ ...SECURITY_HEADERS, 'cache-control': 'no-store', 'x-request-id': request.id })
    const back = (text: string) =>
      reply
        .header('set-cookie', saidLine({ text, good: false }, publicUrl))
        .redirect(ownAddress(request.url), 303)
    const locale = pageLanguage(request)
    // A page whose forms nothing but a script can send has nothing to render for it, nor is it a fault.
    if (!(await pages.takesForm(page))) return back(m.web_needs_script({}, { locale }))
    const answer = await pages.takeForm(request, new URLSearchParams(String(request.body)))
    await answer.body?.cancel()
    const to = answer.headers.get('location')
    if (to) return reply.header('set-cookie', answer.headers.getSetCookie()).redirect(to, 303)
    return back(m.shell_failed({ id: request.id }, { locale }))
  })
}

/** Only what a browser sends by itself, and to a page: calls have addresses of their own. */
const pageOf = ({ headers, url }: FastifyRequest): PageName | undefined =>
  headers['content-type']?.startsWith('application/x-www-form-urlencoded') === true
    ? namePage(url.split('?', 1)[0] ?? '')
    : undefined
