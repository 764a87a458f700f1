import { readClock } from '#platform/time.ts'
import { createTaggedCache, type TaggedCache } from './tagged-cache.ts'

/**
 * Memory a feature keeps for itself, such as which products a buyer has in favourites. It hears of every change
 * like the answers do, so its values live under tags too.
 */
const all = new Set<Pick<TaggedCache<unknown>, 'drop' | 'clear'>>()

export function createFeatureCache<V>(options: { maxBytes: number }): TaggedCache<V> {
  const cached = createTaggedCache<V>({ ...options, clock: () => readClock().getTime() })
  all.add(cached)
  return cached
}

export const featureCaches = {
  drop(tags: readonly string[]): void {
    for (const cached of all) cached.drop(tags)
  },
  clear(): void {
    for (const cached of all) cached.clear()
  },
}
