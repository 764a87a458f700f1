import type { Database } from '#platform/database/database.ts'
import type { WriteTx } from '#platform/database/tx.ts'
import type { Log } from '#platform/log.ts'
import { type Dropping, dropHeld } from './drop-held.ts'

type Parts = { database: Database; log: Log; clock: () => Date; ends: Dropping['ends'] }

/** Nobody answered in time. Each ends by itself, so that one that cannot holds up no other. Says how many there were. */
export async function expireApprovals({ database, log, clock, ends }: Parts): Promise<number> {
  const now = clock()
  const due = await database.read
    .selectFrom('approval')
    .select(['id', 'thing', 'thing_id'])
    .where('state', '=', 'open')
    .where('expires_at', '<=', now)
    .execute()
  for (const { id, thing, thing_id: thingId } of due) {
    await database
      .write((tx) => expireApproval(tx, { thing, thingId }, { now, ends }))
      .catch((error) => log.error({ err: error, approval: id }, 'an approval could not expire'))
  }
  return due.length
}

/** The same for what waits about one thing. */
export async function expireApproval(
  tx: WriteTx,
  { thing, thingId }: { thing: string; thingId: string },
  dropping: Dropping,
): Promise<void> {
  const expired = await tx
    .updateTable('approval')
    .set({ state: 'expired', decided_at: dropping.now })
    .where('thing', '=', thing)
    .where('thing_id', '=', thingId)
    .where('state', '=', 'open')
    .where('expires_at', '<=', dropping.now)
    .returning(['act', 'input', 'thing', 'thing_id'])
    .executeTakeFirst()
  if (expired) await dropHeld(tx, expired, dropping)
}
