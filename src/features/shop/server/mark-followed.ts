import { followsTag } from '#features/shop/shop-contract.ts'
import { defineCache } from '#platform/cache/feature-caches.ts'
import type { ReadContext } from '#platform/contract/act.ts'
import type { Buyer } from '#platform/contract/actor.ts'

const CACHE_SECONDS = 600
const follows = defineCache<ReadonlySet<number>>({ maxBytes: 4 << 20 })

/** Puts what one buyer follows on an answer that is the same for everyone. */
export async function markFollowed<T extends { id: number; is_follow: number }>(
  shop: T,
  { tx, actor, services }: ReadContext<Buyer>,
): Promise<T> {
  const followed = await services.caches.of(follows).getOrCompute(String(actor.id), async () => {
    const rows = await tx
      .selectFrom('shop_follow')
      .where('buyer_id', '=', actor.id)
      .where('active', '=', true)
      .select('shop_id')
      .execute()
    const value = new Set(rows.map((row) => row.shop_id))
    return { value, tags: [followsTag(actor.id)], seconds: CACHE_SECONDS, bytes: 300 + value.size * 40 }
  })
  return followed.has(shop.id) ? { ...shop, is_follow: 1 } : shop
}
