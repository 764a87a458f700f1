/**
 * Values kept in memory by key, each under tags that name what it shows ('product:7', 'settings').
 * Dropping a tag drops every value under it. A value whose tags were dropped while it was being computed
 * is handed out but not kept, so a change never leaves an old answer behind.
 */
type Entry<V> = { value: V; tags: readonly string[]; until: number; bytes: number }

export type Filled<V> = { value: V; tags: readonly string[]; seconds: number; bytes: number }

export type TaggedCache<V> = {
  get(key: string): V | undefined
  /** The kept value, or the computed one; callers that miss together wait for one computation. */
  getOrCompute(key: string, compute: () => Promise<Filled<V> | { value: V; cache: false }>): Promise<V>
  drop(tags: readonly string[]): void
  clear(): void
  readonly bytes: number
  readonly size: number
}

/** How many dropped tags are remembered for computations under way. */
const REMEMBERED_DROPS = 4096

export function createTaggedCache<V>(options: { maxBytes: number; clock: () => number }): TaggedCache<V> {
  const entries = new Map<string, Entry<V>>()
  const keysByTag = new Map<string, Set<string>>()
  const underWay = new Map<string, Promise<V>>()
  const droppedAt = new Map<string, number>()
  let drops = 0
  let forgottenUpTo = 0
  let bytes = 0

  function remove(key: string): void {
    const entry = entries.get(key)
    if (!entry) return
    entries.delete(key)
    bytes -= entry.bytes
    for (const tag of entry.tags) {
      const keys = keysByTag.get(tag)
      keys?.delete(key)
      if (keys?.size === 0) keysByTag.delete(tag)
    }
  }

  function put(key: string, filled: Filled<V>): void {
    remove(key)
    if (filled.bytes > options.maxBytes / 8) return
    entries.set(key, {
      value: filled.value,
      tags: filled.tags,
      bytes: filled.bytes,
      until: options.clock() + filled.seconds * 1000,
    })
    bytes += filled.bytes
    for (const tag of filled.tags) {
      const keys = keysByTag.get(tag)
      if (keys) keys.add(key)
      else keysByTag.set(tag, new Set([key]))
    }
    for (const oldest of entries.keys()) {
      if (bytes <= options.maxBytes) break
      remove(oldest)
    }
  }

  function rememberDrop(tag: string): void {
    droppedAt.delete(tag)
    droppedAt.set(tag, drops)
    if (droppedAt.size <= REMEMBERED_DROPS) return
    const [oldest, at] = droppedAt.entries().next().value as [string, number]
    droppedAt.delete(oldest)
    forgottenUpTo = at
  }

  const changedSince = (tags: readonly string[], started: number) =>
    forgottenUpTo > started || tags.some((tag) => (droppedAt.get(tag) ?? 0) > started)

  return {
    get(key) {
      const entry = entries.get(key)
      if (!entry) return undefined
      if (entry.until < options.clock()) {
        remove(key)
        return undefined
      }
      return entry.value
    },
    async getOrCompute(key, compute) {
      const cached = this.get(key)
      if (cached !== undefined) return cached
      const waiting = underWay.get(key)
      if (waiting) return waiting
      const started = drops
      const computation = compute().then((filled) => {
        if (!('cache' in filled) && !changedSince(filled.tags, started)) put(key, filled)
        return filled.value
      })
      underWay.set(key, computation)
      try {
        return await computation
      } finally {
        if (underWay.get(key) === computation) underWay.delete(key)
      }
    },
    drop(tags) {
      drops += 1
      for (const tag of tags) {
        rememberDrop(tag)
        for (const key of keysByTag.get(tag) ?? []) remove(key)
      }
      // Whoever asks from now on must not be handed a computation that began before the change.
      underWay.clear()
    },
    clear() {
      drops += 1
      forgottenUpTo = drops
      entries.clear()
      keysByTag.clear()
      underWay.clear()
      bytes = 0
    },
    get bytes() {
      return bytes
    },
    get size() {
      return entries.size
    },
  }
}
