import { CATALOGUE, LISTS } from '#features/catalogue/catalogue-contract.ts'
import { defineCache } from '#platform/cache/feature-caches.ts'
import type { ReadContext } from '#platform/contract/act.ts'
import { type Finding, type Found, findProducts } from './find-products.ts'

const CACHE_SECONDS = 60
const counts = defineCache<number>({ maxBytes: 1 << 20 })

/** So few are found by counting them (`search_products`). */
const FEW = 200

const keyOf = ({ tiers, place }: Pick<Finding, 'tiers' | 'place'>) => JSON.stringify([tiers.at(-1), place])

/**
 * What is found, counted once for all pages and orders of it: who sorts what they have found, or turns a page, does not wait for
 * that again. Between prices it is counted each time, for that tells where to look for it.
 */
export async function findCounted({ tx, services }: ReadContext, finding: Finding): Promise<Found> {
  if (finding.range) return findProducts(tx, finding)
  const key = keyOf(finding)
  let found: Found | undefined
  const total = await services.caches.of(counts).getOrCompute(key, async () => {
    found = await findProducts(tx, finding)
    return { value: found.total, tags: [CATALOGUE, LISTS], seconds: CACHE_SECONDS, bytes: 8 }
  })
  if (found) return found
  if (total === 0) return { total, ids: [] }
  if (total <= FEW) return findProducts(tx, finding)
  return { total, ids: (await findProducts(tx, { ...finding, listed: 0 })).ids }
}

/** Whether the words find anything where nothing narrows them; who has begun with the words alone knows it already. */
export async function isFoundAnywhere(
  { tx, services }: ReadContext,
  tiers: Finding['tiers'],
): Promise<boolean> {
  const known = services.caches.of(counts)
  const key = keyOf({ tiers })
  const total =
    known.get(key) ??
    (await known.getOrCompute(`some ${key}`, async () => {
      const { total } = await findProducts(tx, { ...ANY, tiers })
      return { value: total, tags: [CATALOGUE, LISTS], seconds: CACHE_SECONDS, bytes: 8 }
    }))
  return total > 0
}

const ANY = { sort: { by: 'sales', way: 'desc' }, skip: 0, take: 0, listed: 1 } as const
