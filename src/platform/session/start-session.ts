import type { WriteContext } from '#platform/contract/act.ts'
import { run } from '#platform/database/raw-sql.ts'
import type { WriteTx } from '#platform/database/tx.ts'
import { hashToken, makeToken } from '#platform/session/session-token.ts'
import { days, later } from '#platform/time.ts'

const SESSION_LIFE = days(7)
/** How long an ended session is remembered: its token answers "ended" instead of "unknown". */
const REMEMBERED = days(30)
const forgotten = (now: Date) => later(now, -REMEMBERED)

/** Opens a session and gives the only copy of its token. */
export async function startSession({ tx, now, userAgent }: WriteContext, buyerId: number): Promise<string> {
  const token = makeToken()
  await tx
    .insertInto('session')
    .values({
      buyer_id: buyerId,
      token_hash: hashToken(token),
      user_agent: userAgent,
      created_at: now,
      last_seen_at: now,
      expires_at: later(now, SESSION_LIFE),
      ended_at: null,
    })
    .execute()
  await tx
    .deleteFrom('session')
    .where('buyer_id', '=', buyerId)
    .where('expires_at', '<', forgotten(now))
    .execute()
  return token
}

/** Those of buyers who do not come back, too. Some at once, so that nobody waits for it. */
export async function sweepSessions(tx: WriteTx, now: Date, atMost = 5000): Promise<number> {
  const { numAffectedRows } = await run(tx)`
    delete from session where id in (
      select id from session where expires_at < ${forgotten(now)}
      order by expires_at limit ${atMost} for update skip locked)`
  return Number(numAffectedRows ?? 0)
}
