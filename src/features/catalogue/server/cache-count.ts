import { CATALOGUE } from '#features/catalogue/catalogue-contract.ts'
import { createFeatureCache } from '#platform/cache/feature-cache.ts'
import type { Tx } from '#platform/database/database.ts'
import { countProducts, type ProductChoice } from './product-lists.ts'

const CACHE_SECONDS = 60
const cached = createFeatureCache<number>({ maxBytes: 1 << 20 })

/** How many can be listed, counted once for all pages and orders of a list. */
export async function cacheCount(tx: Tx, choice: ProductChoice): Promise<number> {
  const { display, category, shopId, range } = choice
  const key = JSON.stringify([display, category, shopId, range])
  return (
    cached.get(key) ??
    cached.getOrCompute(key, async () => ({
      value: await countProducts(tx, choice),
      tags: [CATALOGUE],
      seconds: CACHE_SECONDS,
      bytes: 200,
    }))
  )
}
