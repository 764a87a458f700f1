import { favouritesTag } from '#features/catalogue/collection-contract.ts'
import { createFeatureCache } from '#platform/cache/feature-cache.ts'
import type { Buyer } from '#platform/contract/actor.ts'
import type { Tx } from '#platform/database/database.ts'
import type {} from './collection-tables.ts'

const CACHE_SECONDS = 600
const cached = createFeatureCache<ReadonlySet<number>>({ maxBytes: 16 << 20 })

/** Which products a buyer has in favourites, from memory as a rule: lists for buyers need no query of their own. */
export async function favouriteIds(tx: Tx, { id: buyerId }: Buyer): Promise<ReadonlySet<number>> {
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
