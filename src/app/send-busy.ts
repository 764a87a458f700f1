import type { FastifyReply, FastifyRequest } from 'fastify'
import { DATA } from '#paths'
import { pageLanguage } from '#platform/http/page-language.ts'
import { html, sendPlainPage } from '#platform/http/plain-page.ts'
import { SECURITY_HEADERS } from '#platform/http/security-headers.ts'
import * as m from '#words'
import { drawScene } from './draw-scene.ts'
import { NO_STORE, sendFailure } from './send-failure.ts'

const RETRY_AFTER = 5

/** Too much to do: a person gets a page that tries again by itself, a program the envelope. */
export function sendBusy(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.header('retry-after', RETRY_AFTER)
  if (!isNavigation(request)) return sendFailure(request, reply, 503, m.shell_busy)
  const said = { locale: pageLanguage(request) }
  const title = m.shell_busy_title({}, said)
  const text = m.shell_busy_text({ seconds: RETRY_AFTER }, said)
  return sendQueue(request, reply.code(503), { title, text, seconds: RETRY_AFTER })
}

/** Asked too often from one address: the same page, which says so and waits as long as it takes. */
export function sendTooMany(request: FastifyRequest, reply: FastifyReply, seconds: number): FastifyReply {
  reply.header('retry-after', seconds)
  if (!isNavigation(request)) return sendFailure(request, reply, 429, m.shell_too_many, { seconds })
  const said = { locale: pageLanguage(request) }
  const title = m.shell_too_many_title({}, said)
  const text = m.shell_too_many_text({ seconds }, said)
  return sendQueue(request, reply.code(429), { title, text, seconds })
}

/** A fault of ours, with the number it is logged under: a person gets a page to try again from. */
export function sendBroken(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const language = pageLanguage(request)
  const said = { locale: language }
  const text = m.shell_failed({ id: request.id }, said)
  reply.code(500).header('x-request-id', request.id)
  // The page that asked shows what it is told.
  if (DATA.test(request.url.split('?', 1)[0] ?? ''))
    return reply
      .headers({ ...SECURITY_HEADERS, 'cache-control': NO_STORE })
      .type('text/plain')
      .send(text)
  if (!isNavigation(request)) return sendFailure(request, reply, 500, m.shell_failed, { id: request.id })
  const title = m.shell_broken_title({}, said)
  return sendPlainPage(reply, language, {
    title,
    body: html`${drawScene('broken')}<h1>${title}</h1><p>${text}</p>
<a class="link" href="">${m.shell_try_again({}, said)}</a>`,
  })
}

type Queue = { title: string; text: string; seconds: number }

function sendQueue(request: FastifyRequest, reply: FastifyReply, { title, text, seconds }: Queue) {
  const language = pageLanguage(request)
  // Both lead to the very address that was asked for, without writing down what somebody else may have made up.
  return sendPlainPage(reply.header('x-request-id', request.id), language, {
    title,
    refresh: { seconds },
    body: html`${drawScene('queue')}<h1>${title}</h1><p>${text}</p>
<a class="link" href="">${m.shell_try_again({}, { locale: language })}</a>`,
  })
}

/** A browser asks for a page to show it, not for the data of one. */
const isNavigation = ({ method, headers }: FastifyRequest) =>
  method === 'GET' && (headers.accept ?? '').includes('text/html')
