import type { FastifyInstance } from 'fastify'
import { COOKIE_DAYS } from '#platform/contract/cookies.ts'
import { LANGUAGES } from '#platform/i18n/language.ts'

/**
 * Choosing a language where no script runs, or none runs yet: the switch of a page is a form that leads here, and from
 * here back to the page it stood on.
 */
export function serveLanguage(server: FastifyInstance): void {
  server.post('/language', async (request, reply) => {
    const asked = new URLSearchParams(typeof request.body === 'string' ? request.body : '').get('locale')
    const language = LANGUAGES.find((one) => one === asked)
    const secure = request.protocol === 'https' ? '; Secure' : ''
    if (language) {
      const lasting = `Path=/; Max-Age=${COOKIE_DAYS * 86_400}; SameSite=Lax${secure}`
      reply.header('set-cookie', `locale=${language}; ${lasting}`)
    }
    return reply.redirect(pathWithin(request.host, request.headers.referer), 303)
  })
}

/** The page one came from, if it is one of ours. */
function pathWithin(host: string, referer: string | undefined): string {
  const from = URL.parse(referer ?? '')
  if (from?.host !== host || from.pathname.startsWith('//')) return '/'
  return from.pathname + from.search
}
