import type { ReadContext } from '#platform/contract/act.ts'
import type { FeatureCache } from './feature-caches.ts'

/** `bytes`: what one value takes, about. */
type Kept = { tags: readonly string[]; seconds: number; bytes: number }

/** What is asked for all the time and changes seldom: found once, and remembered until something under its tags changes. */
export function remember<V>(
  { services }: Pick<ReadContext, 'services'>,
  cache: FeatureCache<V>,
  key: string,
  { find, ...kept }: Kept & { find: () => Promise<V> },
): V | Promise<V> {
  const known = services.caches.of(cache)
  return known.get(key) ?? known.getOrCompute(key, async () => ({ value: await find(), ...kept }))
}
