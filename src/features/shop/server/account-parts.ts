import { shopTag } from '#features/shop/shop-contract.ts'
import { changed } from '#platform/cache/change-notices.ts'
import { inLanguage } from '#platform/database/texts.ts'
import type { ReadTx, WriteTx } from '#platform/database/tx.ts'
import type { Language } from '#platform/i18n/language.ts'
import { shopTime } from '#platform/time.ts'

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
export async function exportFollows(tx: ReadTx, buyerId: number, language: Language) {
  const rows = await tx
    .selectFrom('shop_follow')
    .innerJoin('shop', 'shop.id', 'shop_follow.shop_id')
    .where('shop_follow.buyer_id', '=', buyerId)
    .where('shop_follow.active', '=', true)
    .select(['shop.id', 'shop_follow.changed_at', inLanguage('shop.name', language).as('name')])
    .orderBy('shop_follow.changed_at', 'desc')
    .execute()
  return rows.map(({ id, name, changed_at }) => ({ id, name, at: shopTime(changed_at) }))
}
