import type { WriteContext } from '#platform/contract/act.ts'
import { sessionTags } from './find-session.ts'

type Ending = Pick<WriteContext, 'tx' | 'now' | 'changed'>

/** Ends every session of a buyer, or all but one; other processes forget them with the commit. */
export async function endSessions(
  { tx, now, changed }: Ending,
  buyerId: number,
  except?: number,
): Promise<void> {
  await tx
    .updateTable('session')
    .set({ ended_at: now })
    .where('buyer_id', '=', buyerId)
    .where('ended_at', 'is', null)
    .$if(except !== undefined, (query) => query.where('id', '!=', except as number))
    .execute()
  changed(`sessions-of:${buyerId}`)
}

/** Ends one session of a buyer. False where they have none like it that is open. */
export async function endOneSession(
  { tx, now, changed }: Ending,
  buyerId: number,
  sessionId: number,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('session')
    .set({ ended_at: now })
    .where('id', '=', sessionId)
    .where('buyer_id', '=', buyerId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  if (numUpdatedRows > 0n) changed(...sessionTags(buyerId, sessionId))
  return numUpdatedRows > 0n
}
