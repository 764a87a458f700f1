import type { ReadContext } from '#platform/contract/act.ts'
import type { Buyer } from '#platform/contract/actor.ts'
import { defineCache } from './feature-caches.ts'

const CACHE_SECONDS = 600
/** What a set and an entry of it take, about. */
const [SET_BYTES, ID_BYTES] = [300, 40]

type Find = (tx: ReadContext['tx'], buyerId: number) => Promise<Iterable<number>>

/** What each buyer has marked, from memory as a rule, so that answers for buyers need no query of their own. */
export function rememberIds({
  maxBytes,
  tag,
  find,
}: {
  maxBytes: number
  tag(buyerId: number): string
  find: Find
}) {
  const cache = defineCache<ReadonlySet<number>>({ maxBytes })
  return async ({ tx, actor, services }: ReadContext<Buyer>): Promise<ReadonlySet<number>> =>
    services.caches.of(cache).getOrCompute(String(actor.id), async () => {
      const value = new Set(await find(tx, actor.id))
      const bytes = SET_BYTES + value.size * ID_BYTES
      return { value, tags: [tag(actor.id)], seconds: CACHE_SECONDS, bytes }
    })
}
