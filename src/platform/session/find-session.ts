import { sql } from 'kysely'
import { createTaggedCache, type TaggedCache } from '#platform/cache/tagged-cache.ts'
import { type Actor, VISITOR } from '#platform/contract/actor.ts'
import { CODES, type Code } from '#platform/contract/envelope.ts'
import type { Database } from '#platform/database/database.ts'
import { prepareText } from '#platform/database/prepare.ts'
import { hours, later } from '#platform/time.ts'
import { hashToken, looksLikeToken } from './session-token.ts'

export type TokenCheck = { actor: Actor; tokenState: Code }

export type Sessions = {
  find(token: string | undefined): Promise<TokenCheck>
  drop(tags: readonly string[]): void
  clear(): void
}

const NO_TOKEN: TokenCheck = { actor: VISITOR, tokenState: CODES.noToken }
const BAD_TOKEN: TokenCheck = { actor: VISITOR, tokenState: CODES.badToken }
const ENDED: TokenCheck = { actor: VISITOR, tokenState: CODES.sessionEnded }

/** A session found stays known for this long, or until a change notice says one of its tags. */
const CACHE_SECONDS = 60
const BYTES_EACH = 300
/** The buyer's list of devices says when each was last used; to the hour is enough and costs next to nothing. */
const SEEN_EVERY = hours(1)

type Row = { id: number; buyer_id: number; expires_at: Date; ended_at: Date | null; last_seen_at: Date }
const findRow = prepareText<Row, { tokenHash: Buffer }>(
  ({ tokenHash }) => sql`
    select id, buyer_id, expires_at, ended_at, last_seen_at from session where token_hash = ${tokenHash}`,
)

type Found = { buyerId: number; sessionId: number; until: number } | 'ended' | 'unknown'

export const sessionTags = (buyerId: number, sessionId: number) => [
  `session:${sessionId}`,
  `sessions-of:${buyerId}`,
]

export function createSessions(database: Database, clock: () => Date): Sessions {
  const cached: TaggedCache<Found> = createTaggedCache({ maxBytes: 8 << 20, clock: () => clock().getTime() })

  /** Nobody waits for it, and when it fails the next look tries again. */
  function noteSeen(row: { id: number; last_seen_at: Date }): void {
    const now = clock()
    if (later(row.last_seen_at, SEEN_EVERY) > now) return
    void database.statement
      .updateTable('session')
      .set({ last_seen_at: now })
      .where('id', '=', row.id)
      .where('last_seen_at', '<', now)
      .execute()
      .catch(() => undefined)
  }

  async function look(token: string): Promise<Found> {
    return cached.getOrCompute(token, async () => {
      const [row] = await findRow(database.read, { tokenHash: hashToken(token) })
      if (!row) return { value: 'unknown', cache: false }
      if (row.ended_at) return { value: 'ended', cache: false }
      noteSeen(row)
      return {
        value: { buyerId: row.buyer_id, sessionId: row.id, until: row.expires_at.getTime() },
        tags: sessionTags(row.buyer_id, row.id),
        seconds: CACHE_SECONDS,
        bytes: BYTES_EACH,
      }
    })
  }

  return {
    async find(token) {
      if (!token) return NO_TOKEN
      if (!looksLikeToken(token)) return BAD_TOKEN
      const found = await look(token)
      if (found === 'unknown') return BAD_TOKEN
      if (found === 'ended' || found.until <= clock().getTime()) return ENDED
      return {
        actor: { kind: 'buyer', id: found.buyerId, sessionId: found.sessionId },
        tokenState: CODES.success,
      }
    },
    drop: (tags) => cached.drop(tags),
    clear: () => cached.clear(),
  }
}
