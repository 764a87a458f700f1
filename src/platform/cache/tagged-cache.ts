import type { Lookout } from './lookout.ts'
import { createSieve, type Sieved } from './sieve.ts'

/**
 * Values kept in memory by key, each under tags that name what it shows ('product:7', 'settings').
 * Dropping a tag drops every value under it. A value whose tags were dropped while it was being computed
 * is handed out but not kept, so a change never leaves an old answer behind.
 */
interface Entry<V> extends Sieved<Entry<V>> {
  key: string
  value: V
  tags: readonly string[]
  until: number
  bytes: number
  watched: boolean
}

export type Filled<V> = {
  value: V
  tags: readonly string[]
  seconds: number
  /** What it holds; what its key and tags take comes on top by itself. */
  bytes: number
  /** It shows what changes without notice: handed out only while the last look for changes is young. */
  watched?: boolean | undefined
}

/** How often a kept value was found, and how often it had to be computed. */
export type Asked = { found: number; computed: number }

export type TaggedCache<V> = {
  get(key: string): V | undefined
  /** Whether asking for it now would cost nothing: it is kept, or being computed. */
  holds(key: string): boolean
  /** The kept value, or the computed one; callers that miss together wait for one computation. */
  getOrCompute(key: string, compute: () => Promise<Filled<V> | { value: V; cache: false }>): Promise<V>
  drop(tags: readonly string[]): void
  clear(): void
  readonly bytes: number
  readonly size: number
  readonly asked: Readonly<Asked>
}

/** What an entry and each of its tags take, about. */
const [ENTRY_BYTES, TAG_BYTES] = [400, 80]

/** How many dropped tags are remembered for computations under way. */
const REMEMBERED_DROPS = 4096

type Options = { maxBytes: number; clock: () => number; lookout?: Lookout | undefined }

export function createTaggedCache<V>(options: Options): TaggedCache<V> {
  const asked = { found: 0, computed: 0 }
  const entries = new Map<string, Entry<V>>()
  const keysByTag = new Map<string, Set<string>>()
  const underWay = new Map<string, Promise<V>>()
  const droppedAt = new Map<string, number>()
  let drops = 0
  let forgottenUpTo = 0
  let bytes = 0
  const sieve = createSieve<Entry<V>>()

  const mayBeHandedOut = ({ watched }: Entry<V>) => !watched || options.lookout?.isYoung() !== false

  /** What is computed while nobody has ever looked would have to go with the first look. */
  const mustLook = (entry: Entry<V> | undefined) =>
    entry ? !mayBeHandedOut(entry) : options.lookout?.isInStep() === false

  function makeRoom(): void {
    while (bytes > options.maxBytes) {
      const last = sieve.choose()
      if (!last) return
      remove(last.key)
    }
  }

  function remove(key: string): void {
    const entry = entries.get(key)
    if (!entry) return
    entries.delete(key)
    sieve.remove(entry)
    bytes -= entry.bytes
    for (const tag of entry.tags) {
      const keys = keysByTag.get(tag)
      keys?.delete(key)
      if (keys?.size === 0) keysByTag.delete(tag)
    }
  }

  function put(key: string, filled: Filled<V>): void {
    remove(key)
    const size = filled.bytes + key.length + ENTRY_BYTES + filled.tags.length * TAG_BYTES
    if (size > options.maxBytes / 8) return
    const entry: Entry<V> = {
      key,
      value: filled.value,
      tags: filled.tags,
      bytes: size,
      until: options.clock() + filled.seconds * 1000,
      watched: filled.watched ?? false,
      used: false,
      older: undefined,
      newer: undefined,
    }
    entries.set(key, entry)
    sieve.add(entry)
    bytes += size
    for (const tag of filled.tags) {
      const keys = keysByTag.get(tag)
      if (keys) keys.add(key)
      else keysByTag.set(tag, new Set([key]))
    }
    makeRoom()
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
      if (!mayBeHandedOut(entry)) return undefined
      entry.used = true
      asked.found += 1
      return entry.value
    },
    holds(key) {
      const entry = entries.get(key)
      return underWay.has(key) || (entry !== undefined && entry.until >= options.clock())
    },
    async getOrCompute(key, compute) {
      if (mustLook(entries.get(key))) await options.lookout?.look()
      const cached = this.get(key)
      if (cached !== undefined) return cached
      asked.computed += 1
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
      sieve.clear()
    },
    asked,
    get bytes() {
      return bytes
    },
    get size() {
      return entries.size
    },
  }
}
