import { favouritesTag } from '#features/catalogue/collection-contract.ts'
import { defineCache } from '#platform/cache/feature-caches.ts'
import type { ReadContext } from '#platform/contract/act.ts'
import type { Buyer } from '#platform/contract/actor.ts'

const CACHE_SECONDS = 600
const favourites = defineCache<ReadonlySet<number>>({ maxBytes: 16 << 20 })

/** Which products a buyer has in favourites, from memory as a rule: lists for buyers need no query of their own. */
export async function favouriteIds({
  tx,
  actor,
  services,
}: ReadContext<Buyer>): Promise<ReadonlySet<number>> {
  const cached = services.caches.of(favourites)
  const buyerId = actor.id
  const key = String(buyerId)
  return (
    cached.get(key) ??
    cached.getOrCompute(key, async () => {
      const rows = await tx
        .selectFrom('favourite')
        .where('buyer_id', '=', buyerId)
        .where('active', '=', true)
        .select('product_id')
        .execute()
      const value = new Set(rows.map((row) => row.product_id))
      return { value, tags: [favouritesTag(buyerId)], seconds: CACHE_SECONDS, bytes: 300 + value.size * 40 }
    })
  )
}
