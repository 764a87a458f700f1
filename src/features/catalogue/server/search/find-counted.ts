import { CATALOGUE } from '#features/catalogue/catalogue-contract.ts'
import { defineCache } from '#platform/cache/feature-caches.ts'
import type { ReadContext } from '#platform/contract/act.ts'
import { type Finding, type Found, findProducts } from './find-products.ts'

const CACHE_SECONDS = 60
const counts = defineCache<number>({ maxBytes: 1 << 20 })

/** So few are found by counting them (`search_products`). */
const FEW = 200

/**
 * What is found, counted once for all pages and orders of it: who sorts what they have found, or turns a page, does not wait for
 * that again. Between prices it is counted each time, for that tells where to look for it.
 */
export async function findCounted({ tx, services }: ReadContext, finding: Finding): Promise<Found> {
  if (finding.range) return findProducts(tx, finding)
  const key = JSON.stringify([finding.tiers.at(-1), finding.place])
  let found: Found | undefined
  const total = await services.caches.of(counts).getOrCompute(key, async () => {
    found = await findProducts(tx, finding)
    return { value: found.total, tags: [CATALOGUE], seconds: CACHE_SECONDS, bytes: 8 }
  })
  if (found) return found
  if (total <= FEW) return findProducts(tx, finding)
  return { total, ids: (await findProducts(tx, { ...finding, listed: 0 })).ids }
}
