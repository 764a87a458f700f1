import { favouritesTag } from '#features/catalogue/collection-contract.ts'
import { createKept } from '#platform/cache/kept.ts'
import type { Buyer } from '#platform/contract/actor.ts'
import type { Tx } from '#platform/database/database.ts'
import type {} from './collection-tables.ts'

const KEPT_SECONDS = 600
const kept = createKept<ReadonlySet<number>>({ maxBytes: 16 << 20 })

/** Which products a buyer has in favourites, from memory as a rule: lists for buyers need no query of their own. */
export async function favouriteIds(tx: Tx, { id: buyerId }: Buyer): Promise<ReadonlySet<number>> {
  const key = String(buyerId)
  return (
    kept.get(key) ??
    kept.fill(key, async () => {
      const rows = await tx
        .selectFrom('favourite')
        .where('buyer_id', '=', buyerId)
        .where('active', '=', true)
        .select('product_id')
        .execute()
      const value = new Set(rows.map((row) => row.product_id))
      return { value, tags: [favouritesTag(buyerId)], seconds: KEPT_SECONDS, bytes: 300 + value.size * 40 }
    })
  )
}
