import type { WriteTx } from '#platform/database/tx.ts'
import { dropHeld } from './drop-held.ts'

/** Nobody answered in time: of one thing, or of all. Says how many there were. */
export async function expireApprovals(
  tx: WriteTx,
  now: Date,
  of?: { thing: string; thingId: string },
): Promise<number> {
  const expired = await tx
    .updateTable('approval')
    .set({ state: 'expired', decided_at: now })
    .where('state', '=', 'open')
    .where('expires_at', '<=', now)
    .$if(of !== undefined, (query) =>
      query.where('thing', '=', of?.thing ?? '').where('thing_id', '=', of?.thingId ?? ''),
    )
    .returning(['thing', 'thing_id'])
    .execute()
  for (const approval of expired) await dropHeld(tx, approval, now)
  return expired.length
}
