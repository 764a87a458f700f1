import type { FastifyInstance } from 'fastify'
import { ORDERS } from '#features/orders/orders-tags.ts'
import { HEARD } from '#features/packing/heard.ts'
import { WAVES } from '#features/packing/server/wave-tags.ts'
import { may, type Right, type Role } from '#features/people/roles.ts'
import { deskTag } from '#features/people/server/desk-session.ts'
import { findPerson } from '#features/people/server/find-person.ts'
import { TALKS } from '#features/support/support-contract.ts'
import { readCookie } from '#platform/contract/cookies.ts'
import type { Database } from '#platform/database/database.ts'
import { SECURITY_HEADERS } from '#platform/http/security-headers.ts'
import type { LiveHub } from '#platform/live/live-hub.ts'
import { DESK_LIVE_PATH } from '#platform/live/live-path.ts'
import { STREAM_HEADERS } from './serve-live.ts'

type Parts = { live: LiveHub; database: Database; clock: () => Date }

/** What is heard at the desk, and the right to hear it. */
const EVENTS: readonly { tag: string; event: string; right: Right }[] = [
  { tag: ORDERS, event: HEARD.orders, right: 'see orders' },
  { tag: WAVES, event: HEARD.waves, right: 'ship orders' },
  { tag: TALKS, event: HEARD.talks, right: 'talk to buyers' },
]

/** Open pages of the desk hear here that something changed, each what its person may see; whoever is shut out leaves. */
export function serveDeskLive(server: FastifyInstance, { live, database, clock }: Parts): void {
  server.get(DESK_LIVE_PATH, async (request, reply) => {
    const token = readCookie('desk_session', request.headers.cookie ?? '')
    const find = async () => {
      const actor = await findPerson(database, token, clock())
      return actor.kind === 'seller' ? actor.person : undefined
    }
    const person = await find()
    const refused = () => reply.code(204).headers(SECURITY_HEADERS).send()
    if (!person) return refused()
    const opened = live.open({
      owner: `person ${person.id}`,
      response: reply.raw,
      events: new Map(
        EVENTS.filter(({ right }) => may(person.role as Role, right)).map(({ tag, event }) => [tag, event]),
      ),
      forAll: new Set(),
      doubts: new Set([deskTag(person.id)]),
      mayStay: async () => (await find())?.role === person.role,
      begin: () => {
        reply.hijack()
        reply.raw.writeHead(200, STREAM_HEADERS)
      },
    })
    return opened ? reply : refused()
  })
}
