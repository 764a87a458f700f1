import type { Lookout } from './lookout.ts'
import { createTaggedCache, type TaggedCache } from './tagged-cache.ts'

type Options = {
  readonly maxBytes: number
  /** Its values may show what changes without notice, and say so. */
  readonly watched?: boolean
}

/** How much a feature may remember for itself. Only a name for it: what is remembered belongs to each open shop. */
export type FeatureCache<V> = Options & { readonly value?: V }

export const defineCache = <V>(options: Options): FeatureCache<V> => ({ ...options })

/**
 * Memory of features, such as which products a buyer has in favourites. It hears of every change like the answers do,
 * so its values live under tags too.
 */
export type FeatureCaches = {
  of<V>(cache: FeatureCache<V>): TaggedCache<V>
  drop(tags: readonly string[]): void
  clear(): void
}

export function createFeatureCaches(clock: () => Date, lookout?: Lookout): FeatureCaches {
  const all = new Map<FeatureCache<unknown>, TaggedCache<unknown>>()
  return {
    of<V>(cache: FeatureCache<V>) {
      const known = all.get(cache)
      if (known) return known as TaggedCache<V>
      const opened = createTaggedCache<V>({
        maxBytes: cache.maxBytes,
        clock: () => clock().getTime(),
        lookout: cache.watched ? lookout : undefined,
      })
      all.set(cache, opened as TaggedCache<unknown>)
      return opened
    },
    drop(tags) {
      for (const cache of all.values()) cache.drop(tags)
    },
    clear() {
      for (const cache of all.values()) cache.clear()
    },
  }
}

/** For whoever reads where a change may be missing: what is remembered is right, and nothing is added to it. */
export const withoutFilling = (caches: FeatureCaches): FeatureCaches => ({
  ...caches,
  of<V>(cache: FeatureCache<V>) {
    const kept = caches.of(cache)
    return { ...kept, getOrCompute: async (key, compute) => kept.get(key) ?? (await compute()).value }
  },
})
