import type { Writing } from '#platform/contract/act.ts'
import type {} from '#platform/session/session-tables.ts'

/** Ends every session of a buyer, or all but one; other processes forget them with the commit. */
export async function endSessions(
  { tx, now, changed }: Pick<Writing, 'tx' | 'now' | 'changed'>,
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
