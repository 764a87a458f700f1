import { NOTICES } from '#features/notices/notices-contract.ts'
import { changed } from '#platform/cache/change-notices.ts'
import type { WriteTx } from '#platform/database/tx.ts'

/** Scheduled notices whose time has come: what is kept without them is dropped everywhere, and open pages hear of it. */
export async function announceDue(tx: WriteTx, now: Date): Promise<number> {
  const due = await tx
    .updateTable('notice')
    .set({ announced_at: now })
    .where('announced_at', 'is', null)
    .where('publish_at', '<=', now)
    .returning('id')
    .execute()
  if (due.length > 0) changed(tx, NOTICES)
  return due.length
}
