import type { FastifyInstance } from 'fastify'
import { paths } from '#paths'
import type { ApiInProcess } from '#platform/contract/api-in-process.ts'
import { pageLanguage } from '#platform/http/page-language.ts'
import { addressOf } from '#platform/i18n/language-address.ts'
import type { Sessions } from '#platform/session/find-session.ts'
import { days, later } from '#platform/time.ts'
import { callerOf } from './caller-of.ts'

/** Less than a year, as https://www.rfc-editor.org/rfc/rfc9116#section-2.5.5 wants it. */
const GOOD_FOR = days(180)

type Parts = { api: ApiInProcess; sessions: Sessions; publicUrl: string; clock: () => Date }

/** Addresses programs know by heart: who to tell of a hole, and where a password manager leads people. */
export function serveWellKnown(server: FastifyInstance, { api, sessions, publicUrl, clock }: Parts): void {
  server.get('/.well-known/security.txt', async (request, reply) => {
    const visitor = callerOf(request, await sessions.find(undefined), pageLanguage(request))
    const { data } = await api(visitor).site.showIdentity()
    const contact = data?.mail ? `mailto:${data.mail}` : `${publicUrl}${paths.singlePage()}`
    const lines = [
      `Contact: ${contact}`,
      `Expires: ${later(clock(), GOOD_FOR).toISOString()}`,
      'Preferred-Languages: zh, en',
      `Canonical: ${publicUrl}/.well-known/security.txt`,
    ]
    return reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send(`${lines.join('\n')}\n`)
  })
  // https://w3c.github.io/webappsec-change-password-url/
  server.get('/.well-known/change-password', (request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .redirect(addressOf(paths.security(), pageLanguage(request)), 302),
  )
}
