import { defineCache } from '#platform/cache/feature-caches.ts'
import type { ReadContext } from '#platform/contract/act.ts'
import type { Buyer } from '#platform/contract/actor.ts'
import { leaveFootprint } from './record-footprint.ts'

/** Who looked at what within the last minute: one footprint a minute says enough. */
const visits = defineCache<true>({ maxBytes: 1 << 20 })
const ONCE_IN_SECONDS = 60

/**
 * A buyer who asks for a product leaves a footprint there, after the answer: looking costs no wait. A browser that asks
 * ahead of a press has shown nobody anything yet.
 */
export function noteVisit(
  productId: number,
  { actor, now, services, prefetching }: ReadContext<Buyer>,
): void {
  if (prefetching) return
  const seen = services.caches.of(visits)
  const key = `${actor.id} ${productId}`
  if (seen.get(key)) return
  void seen.getOrCompute(key, async () => {
    services.afterwards(
      async (write) => void (await write((tx) => leaveFootprint(tx, actor.id, productId, now))),
    )
    return { value: true, tags: [], seconds: ONCE_IN_SECONDS, bytes: 120 }
  })
}
