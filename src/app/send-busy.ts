import type { FastifyReply, FastifyRequest } from 'fastify'
import { pageLanguage } from '#platform/http/page-language.ts'
import { html, sendPlainPage } from '#platform/http/plain-page.ts'
import * as m from '#words'
import { drawScene } from './draw-scene.ts'
import { sendFailure } from './send-failure.ts'

const RETRY_AFTER = 5

/** Too much to do: a person gets a page that tries again by itself, a program the envelope. */
export function sendBusy(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.header('retry-after', RETRY_AFTER)
  if (!isNavigation(request)) return sendFailure(request, reply, 503, m.shell_busy)
  const language = pageLanguage(request)
  const said = { locale: language }
  const title = m.shell_busy_title({}, said)
  // Both lead to the very address that was asked for, without writing down what somebody else may have made up.
  return sendPlainPage(reply.code(503).header('x-request-id', request.id), language, {
    title,
    refresh: { seconds: RETRY_AFTER },
    body: html`${drawScene('queue')}<h1>${title}</h1><p>${m.shell_busy_text({ seconds: RETRY_AFTER }, said)}</p>
<a class="link" href="">${m.shell_try_again({}, said)}</a>`,
  })
}

/** A browser asks for a page to show it, not for the data of one. */
const isNavigation = ({ method, headers }: FastifyRequest) =>
  method === 'GET' && (headers.accept ?? '').includes('text/html')
