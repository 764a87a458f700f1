import { sql } from 'kysely'
import { shopTag } from '#features/shop/shop-contract.ts'
import { changed } from '#platform/cache/change-notices.ts'
import { exportMarks } from '#platform/database/export-marks.ts'
import type { ReadTx, WriteTx } from '#platform/database/tx.ts'
import type { Language } from '#platform/i18n/language.ts'

/** Goes with a closed account; the shops have one follower less. */
export async function forgetFollows(tx: WriteTx, buyerId: number): Promise<void> {
  const gone = await tx
    .deleteFrom('shop_follow')
    .where('buyer_id', '=', buyerId)
    .returning(['shop_id', 'active'])
    .execute()
  const shops = gone.filter(({ active }) => active).map(({ shop_id }) => shop_id)
  // Everyone takes shops in one order, so nobody waits in a circle.
  for (const id of shops.sort((a, b) => a - b)) {
    await tx
      .updateTable('shop')
      .set((eb) => ({ follower_count: eb('follower_count', '-', 1) }))
      .where('id', '=', id)
      .execute()
  }
  changed(tx, ...shops.map(shopTag))
}

/** All of them, for "download my data". */
export const exportFollows = (tx: ReadTx, buyerId: number, language: Language) =>
  exportMarks(
    tx,
    { from: 'shop_follow', of: 'shop', at: 'changed_at', only: sql`mark.active` },
    buyerId,
    language,
  )
