import type { FoundAtTable } from '#features/approvals/found-at-table.ts'
import { dropMissing } from '#features/orders/server/mark-missing.ts'
import { changed } from '#platform/cache/change-notices.ts'
import type { WriteTx } from '#platform/database/tx.ts'
import { lockMissing } from './lock-missing.ts'
import { reopenBox } from './reopen-box.ts'
import { WAVES } from './wave-tags.ts'

/** Nobody agreed that the money of missing pieces goes back: they are to be packed after all, and the order waits for them. */
export async function packMissing(
  { found }: { found: readonly FoundAtTable[] },
  { tx }: { tx: WriteTx },
): Promise<void> {
  for (const { order, item, pieces } of await lockMissing(tx, found)) {
    await dropMissing(tx, item.id, pieces)
    await reopenBox(tx, order)
  }
  changed(tx, WAVES)
}
