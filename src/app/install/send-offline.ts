import type { FastifyReply } from 'fastify'
import { html, sendPlainPage } from '#platform/http/plain-page.ts'
import type { Language } from '#platform/i18n/language.ts'
import * as m from '#words'
import { drawScene } from '../draw-scene.ts'

/** What the worker shows where no page can be had. Its link leads to the very address that was asked for. */
export function sendOffline(reply: FastifyReply, language: Language): FastifyReply {
  const said = { locale: language }
  const title = m.install_offline_title({}, said)
  return sendPlainPage(reply, language, {
    title,
    body: html`${drawScene('offline')}<h1>${title}</h1><p>${m.install_offline_text({}, said)}</p>
<a class="link" href="">${m.shell_try_again({}, said)}</a>`,
  })
}
