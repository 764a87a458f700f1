import type { FastifyInstance } from 'fastify'
import { ALIPAY_NOTICE, ALIPAY_RETURN } from '#features/payment/payment-paths.ts'
import type { Alipay } from '#features/payment/server/alipay/alipay.ts'
import { takeNotice } from '#features/payment/server/take-notice.ts'
import { paths } from '#paths'
import type { Database } from '#platform/database/database.ts'
import { pageLanguage } from '#platform/http/page-language.ts'
import { html, sendPlainPage } from '#platform/http/plain-page.ts'
import { readForm } from '#platform/http/read-form.ts'
import type { Log } from '#platform/log.ts'
import * as m from '#words'

type Parts = { database: Database; alipay: Alipay; log: Log; clock: () => Date }

/** What Alipay calls and shows: not the envelope, but what its protocol asks for. */
export function servePayment(server: FastifyInstance, parts: Parts): void {
  server.post(ALIPAY_NOTICE, async (request, reply) => {
    const understood = await takeNotice(parts, readForm(request.body)).catch((error) => {
      parts.log.error(
        { err: error, requestId: request.id },
        'a notice could not be taken and will come again',
      )
      return false
    })
    return reply.type('text/plain; charset=utf-8').send(understood ? 'success' : 'failure')
  })

  // Shown in the frame after paying, or by itself. It says nothing about the outcome: the page around it asks the shop, and
  // where no script runs there is none, so a link leads on.
  server.get(ALIPAY_RETURN, (request, reply) => {
    const language = pageLanguage(request)
    const say = { locale: language }
    const title = m.payment_returned_title({}, say)
    const body = html`<h1>${title}</h1><p>${m.payment_returned_text({}, say)}</p>
<p><a class="link" target="_top" href="${paths.orders()}">${m.shell_my_orders({}, say)}</a></p>`
    return sendPlainPage(reply, language, { title, body })
  })
}
