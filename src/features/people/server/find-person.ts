import { type Actor, VISITOR } from '#platform/contract/actor.ts'
import type { Database } from '#platform/database/database.ts'
import { prepared } from '#platform/database/prepared.ts'
import { run } from '#platform/database/raw-sql.ts'
import { hashToken, looksLikeToken } from '#platform/session/session-token.ts'
import { later, minutes } from '#platform/time.ts'

type Row = {
  id: number
  person_id: number
  proved: boolean
  renews: boolean
  last_seen_at: Date
  shown_at: Date | null
  email: string
  role: string
}

/** Often enough for the list of devices. */
const SEEN_EVERY = minutes(5)

/**
 * Who stands behind a desk session. It is looked up for every call and never kept: a role taken away or a person blocked
 * is felt with the next call, in every process. Read where it is written, because a replica may be late.
 */
export async function findPerson(database: Database, token: string | undefined, now: Date): Promise<Actor> {
  if (!token || !looksLikeToken(token)) return VISITOR
  const { rows } = await run<Row>(database.statement)`${prepared}
    select s.id, s.person_id, s.proved, s.renews, s.last_seen_at, s.shown_at, p.email, p.role
    from person_session s join person p on p.id = s.person_id
    where s.token_hash = ${hashToken(token)} and s.ended_at is null and s.expires_at > ${now} and p.blocked_at is null`
  const [row] = rows
  if (!row) return VISITOR
  if (!row.proved) return { kind: 'newcomer', personId: row.person_id, sessionId: row.id, renews: row.renews }
  if (later(row.last_seen_at, SEEN_EVERY) < now) await noteSeen(database, row.id, now)
  return {
    kind: 'seller',
    name: row.email,
    person: { id: row.person_id, sessionId: row.id, role: row.role, shownAt: row.shown_at },
  }
}

const noteSeen = (database: Database, id: number, now: Date) =>
  database.statement.updateTable('person_session').set({ last_seen_at: now }).where('id', '=', id).execute()
