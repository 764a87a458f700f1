import { CATALOGUE } from '#features/catalogue/catalogue-contract.ts'
import { defineCache } from '#platform/cache/feature-caches.ts'
import type { ReadContext } from '#platform/contract/act.ts'
import { countProducts, type ProductChoice } from './product-lists.ts'

const CACHE_SECONDS = 60
const counts = defineCache<number>({ maxBytes: 1 << 20 })

/** How many can be listed, counted once for all pages and orders of a list. */
export async function cacheCount(
  { tx, services }: Pick<ReadContext, 'tx' | 'services'>,
  choice: ProductChoice,
): Promise<number> {
  const { display, category, shopId, range } = choice
  const cached = services.caches.of(counts)
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
