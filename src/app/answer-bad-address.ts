import type { FastifyReply, FastifyRequest } from 'fastify'
import { paths } from '#paths'
import { pageLanguage } from '#platform/http/page-language.ts'
import { html, sendPlainPage } from '#platform/http/plain-page.ts'
import { addressOf } from '#platform/i18n/language-address.ts'
import * as m from '#words'
import { sendFailure } from './send-failure.ts'

/** An address that cannot be decoded never reaches a route: a person gets a page all the same, a program the envelope. */
export function answerBadAddress(_error: unknown, request: FastifyRequest, reply: FastifyReply) {
  if (request.method !== 'GET') return sendFailure(request, reply, 404, m.shell_no_such_call)
  const language = pageLanguage(request)
  const said = { locale: language }
  const title = m.shell_not_found_title({}, said)
  return sendPlainPage(reply.code(404), language, {
    title,
    body: html`<h1>${title}</h1><p>${m.shell_not_found_text({}, said)}</p>
<a class="link" href="${addressOf(paths.home(), language)}">${m.shell_to_home({}, said)}</a>`,
  })
}
