import type { FastifyInstance } from 'fastify'
import { COOKIE_DAYS } from '#platform/contract/cookies.ts'

/**
 * A choice that is kept in a cookie, made where no script runs, or none runs yet: a form of a page leads here, and from here
 * back to the page it stood on.
 */
export function serveChoice<Choice extends string>(
  server: FastifyInstance,
  path: string,
  cookie: string,
  choices: readonly Choice[],
  /** Where the page one came from is found, once this is chosen. */
  findPage: (address: string, chosen: Choice) => string = (address) => address,
): void {
  server.post(path, async (request, reply) => {
    const asked = new URLSearchParams(typeof request.body === 'string' ? request.body : '').get(cookie)
    const chosen = choices.find((one) => one === asked)
    const secure = request.protocol === 'https' ? '; Secure' : ''
    if (chosen) {
      const lasting = `Path=/; Max-Age=${COOKIE_DAYS * 86_400}; SameSite=Lax${secure}`
      reply.header('set-cookie', `${cookie}=${chosen}; ${lasting}`)
    }
    const from = pathWithin(request.host, request.headers.referer)
    return reply.redirect(chosen ? findPage(from, chosen) : from, 303)
  })
}

/** The page one came from, if it is one of ours. */
function pathWithin(host: string, referer: string | undefined): string {
  const from = URL.parse(referer ?? '')
  if (from?.host !== host || from.pathname.startsWith('//')) return '/'
  return from.pathname + from.search
}
