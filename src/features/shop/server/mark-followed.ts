import { followsTag } from '#features/shop/shop-contract.ts'
import { rememberIds } from '#platform/cache/remember-ids.ts'
import type { ReadContext } from '#platform/contract/act.ts'
import type { Buyer } from '#platform/contract/actor.ts'

/** Which shops a buyer follows. */
export const followedIds = rememberIds({
  maxBytes: 4 << 20,
  tag: followsTag,
  async find(tx, buyerId) {
    const mine = tx.selectFrom('shop_follow').where('buyer_id', '=', buyerId).where('active', '=', true)
    return (await mine.select('shop_id').execute()).map((row) => row.shop_id)
  },
})

/** Puts what one buyer follows on an answer that is the same for everyone. */
export const markFollowed = async <T extends { id: number; is_follow: number }>(
  shop: T,
  context: ReadContext<Buyer>,
): Promise<T> => ((await followedIds(context)).has(shop.id) ? { ...shop, is_follow: 1 } : shop)
