import { CATALOGUE, LISTS } from '#features/catalogue/catalogue-contract.ts'
import { defineCache } from '#platform/cache/feature-caches.ts'
import { remember } from '#platform/cache/remember.ts'
import type { ReadContext } from '#platform/contract/act.ts'
import { countProducts, type ProductChoice } from './product-lists.ts'

const CACHE_SECONDS = 60
const counts = defineCache<number>({ maxBytes: 1 << 20 })

/** How many can be listed, counted once for all pages and orders of a list. */
export async function cacheCount(
  context: Pick<ReadContext, 'tx' | 'services'>,
  choice: ProductChoice,
): Promise<number> {
  const { display, category, shopId, range } = choice
  return remember(context, counts, JSON.stringify([display, category, shopId, range]), {
    find: () => countProducts(context.tx, choice),
    tags: [CATALOGUE, LISTS],
    seconds: CACHE_SECONDS,
    bytes: 200,
  })
}
