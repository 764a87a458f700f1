import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { PREVIEW, PREVIEW_COOKIE } from '#features/site/preview-path.ts'
import { readPass } from '#features/site/server/preview-pass.ts'
import { paths } from '#paths'
import type { Database } from '#platform/database/database.ts'
import { SECURITY_HEADERS } from '#platform/http/security-headers.ts'
import { ownAddress } from '#platform/i18n/language-address.ts'
import * as m from '#words'
import { sendFailure } from './send-failure.ts'
import type { Door } from './watch-door.ts'

/**
 * What belongs to a shop one can be in, by the route that was matched: an address may be written in many ways. Pages say themselves
 * that it is not open; health, files and payment go on, and so does the desk, where the shop is made ready, with the picture that
 * is asked for at its door.
 */
const INSIDE = /^\/(v1\/(?!desk\/|account\/picture-code$)|api\/|live\b|downloads\/|docs\b|sitemap)/

const isInside = ({ routeOptions: { url = '' } }: FastifyRequest) => INSIDE.test(url)

/** A form that was sent to a page, where it would be taken before the page says anything. */
const isForm = ({ method, routeOptions: { url } }: FastifyRequest) => method === 'POST' && url === '/*'

/** An hour: nobody knows when the shop opens, and a crawler that comes back each minute helps nobody. */
export const RETRY_AFTER = '3600'

const refuse = (request: FastifyRequest, reply: FastifyReply) =>
  isForm(request)
    ? reply.redirect(ownAddress(request.url), 303)
    : sendFailure(request, reply.header('retry-after', RETRY_AFTER), 503, m.opening_not_yet)

type Parts = { door: Door; database: Database; clock: () => Date }

/** Keeps everybody out of a shop that is not open, but those with a pass; and takes passes. See decision 26. */
export function serveDoor(server: FastifyInstance, { door, database, clock }: Parts): void {
  // Asked with every request, and nearly always known: what is known waits for no promise.
  server.addHook('onRequest', (request, reply, done) => {
    const state = isInside(request) || isForm(request) ? door.stateFor(request) : 'open'
    if (state === 'open') done()
    else Promise.resolve(state).then((known) => (known === 'shut' ? refuse(request, reply) : done()), done)
  })

  server.get<{ Params: { pass: string } }>(`${PREVIEW}/:pass`, async (request, reply) => {
    const { pass } = request.params
    const until = await readPass(database.read, pass, clock())
    reply.headers({ ...SECURITY_HEADERS, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    if (until) {
      const secure = request.protocol === 'https' ? '; Secure' : ''
      const lasting = `Path=/; Expires=${until.toUTCString()}; HttpOnly; SameSite=Lax${secure}`
      reply.header('set-cookie', `${PREVIEW_COOKIE}=${pass}; ${lasting}`)
    }
    // Whoever comes with a pass that is over sees what everybody sees.
    return reply.redirect(paths.home(), 303)
  })
}
