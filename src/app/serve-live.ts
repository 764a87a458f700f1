import type { FastifyInstance } from 'fastify'
import { NOTICES, unreadTag } from '#features/notices/notices-contract.ts'
import { HEARD_NOTICES, HEARD_UNREAD } from '#features/notices/notices-rules.ts'
import { supportTag } from '#features/support/support-contract.ts'
import { HEARD_SUPPORT } from '#features/support/support-rules.ts'
import { readCookie } from '#platform/contract/cookies.ts'
import { SECURITY_HEADERS } from '#platform/http/security-headers.ts'
import type { LiveHub } from '#platform/live/live-hub.ts'
import { LIVE_PATH } from '#platform/live/live-path.ts'
import { type Sessions, sessionTags } from '#platform/session/find-session.ts'

const FOR_ALL = new Set([HEARD_NOTICES])

export const STREAM_HEADERS = {
  ...SECURITY_HEADERS,
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  // Proxies that gather answers before they pass them on are asked not to.
  'x-accel-buffering': 'no',
}

/** A buyer's open page hears here of what is new; who may not stay is answered 204, which ends it without a fuss. */
export function serveLive(
  server: FastifyInstance,
  { live, sessions }: { live: LiveHub; sessions: Sessions },
) {
  server.get(LIVE_PATH, async (request, reply) => {
    const token = readCookie('user_token', request.headers.cookie ?? '')
    const { actor } = await sessions.find(token)
    if (actor.kind !== 'buyer') return reply.code(204).headers(SECURITY_HEADERS).send()
    const opened = live.open({
      owner: String(actor.id),
      response: reply.raw,
      events: new Map([
        [unreadTag(actor.id), HEARD_UNREAD],
        [supportTag(actor.id), HEARD_SUPPORT],
        [NOTICES, HEARD_NOTICES],
      ]),
      forAll: FOR_ALL,
      doubts: new Set(sessionTags(actor.id, actor.sessionId)),
      mayStay: async () => (await sessions.find(token)).actor.kind === 'buyer',
      begin: () => {
        reply.hijack()
        reply.raw.writeHead(200, STREAM_HEADERS)
      },
    })
    return opened ? reply : reply.code(204).headers(SECURITY_HEADERS).send()
  })
}
