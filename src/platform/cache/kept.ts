import { readClock } from '#platform/time.ts'
import { createTaggedCache, type TaggedCache } from './tagged-cache.ts'

/**
 * Memory a feature keeps for itself, such as which products a buyer has in favourites. It hears of every change
 * like the answers do, so its values live under tags too.
 */
const all = new Set<Pick<TaggedCache<unknown>, 'drop' | 'clear'>>()

export function createKept<V>(options: { maxBytes: number }): TaggedCache<V> {
  const kept = createTaggedCache<V>({ ...options, clock: () => readClock().getTime() })
  all.add(kept)
  return kept
}

export const featuresKept = {
  drop(tags: readonly string[]): void {
    for (const kept of all) kept.drop(tags)
  },
  clear(): void {
    for (const kept of all) kept.clear()
  },
}
