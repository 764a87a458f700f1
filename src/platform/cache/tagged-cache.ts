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
  tags: readonly Tag<V>[]
  /** How often something had been dropped when it came. */
  since: number
  until: number
  bytes: number
  watched: boolean
}

/**
 * What stands under a tag is known where it is little, and leaves with it. A tag of many ('settings') only says when it was
 * last dropped: a list of all that is under it takes as much as a tenth of them, and to go through it stops everything else.
 * What came before is found out when it is next asked for, and goes first where room is wanted.
 */
type Tag<V> = { name: string; under: readonly Entry<V>[] | undefined; count: number; droppedAt: number }

const FEW = 8

export type Filled<V> = {
  value: V
  tags: readonly string[]
  seconds: number
  /** What it holds; what its key and tags take comes on top by itself. */
  bytes: number
  /** It shows what changes without notice: handed out only while the last look for changes is young. */
  watched?: boolean | undefined
}

type Compute<V> = () => Promise<Filled<V> | { value: V; cache: false }>

/** How often a kept value was found, how often it had to be computed, and how often it was before anybody asked. */
export type Asked = { found: number; computed: number; ahead: number }

export type TaggedCache<V> = {
  get(key: string): V | undefined
  /** Whether asking for it now would cost nothing: it is kept, or being computed. */
  holds(key: string): boolean
  /** The kept value, or the computed one; callers that miss together wait for one computation. */
  getOrCompute(key: string, compute: Compute<V>): Promise<V>
  /** Computes what is not there, though nobody asks for it yet: true where there was something to do. */
  fill(key: string, compute: Compute<V>): Promise<boolean>
  drop(tags: readonly string[]): void
  clear(): void
  readonly bytes: number
  readonly size: number
  readonly asked: Readonly<Asked>
}

/** What an entry and each of its tags take, about: most tags stand on many. */
const [ENTRY_BYTES, TAG_BYTES] = [400, 40]

/** How many dropped tags are remembered for computations under way. */
const REMEMBERED_DROPS = 4096

type Options<V> = {
  maxBytes: number
  clock: () => number
  lookout?: Lookout | undefined
  /** What a value needs is not there any more: as if it had not been kept. */
  isLost?: ((value: V) => boolean) | undefined
  /** Hears of each value that is no longer kept. */
  onGone?: ((value: V) => void) | undefined
}

export function createTaggedCache<V>(options: Options<V>): TaggedCache<V> {
  const asked = { found: 0, computed: 0, ahead: 0 }
  const entries = new Map<string, Entry<V>>()
  const tags = new Map<string, Tag<V>>()
  const underWay = new Map<string, Promise<V>>()
  const droppedAt = new Map<string, number>()
  let drops = 0
  let forgottenUpTo = 0
  let bytes = 0
  const isOutdated = (entry: Entry<V>) => entry.tags.some((tag) => tag.droppedAt > entry.since)
  const sieve = createSieve<Entry<V>>((entry) => entry.used && !isOutdated(entry))

  const mayBeHandedOut = ({ watched }: Entry<V>) => !watched || options.lookout?.isYoung() !== false

  /** What is computed while nobody has ever looked would have to go with the first look. */
  const mustLook = (entry: Entry<V> | undefined) =>
    entry ? !mayBeHandedOut(entry) : options.lookout?.isInStep() === false

  function makeRoom(): void {
    while (bytes > options.maxBytes) {
      const last = sieve.choose()
      if (!last) return
      remove(last)
    }
  }

  function remove(entry: Entry<V>): void {
    entries.delete(entry.key)
    sieve.remove(entry)
    bytes -= entry.bytes
    for (const tag of entry.tags) {
      tag.count -= 1
      tag.under &&= tag.under.filter((other) => other !== entry)
      if (tag.count === 0) tags.delete(tag.name)
    }
    options.onGone?.(entry.value)
  }

  function tagNamed(name: string): Tag<V> {
    const known = tags.get(name)
    if (known) return known
    const tag: Tag<V> = { name, under: [], count: 0, droppedAt: 0 }
    tags.set(name, tag)
    return tag
  }

  const isSpent = (entry: Entry<V>) =>
    entry.until < options.clock() || isOutdated(entry) || options.isLost?.(entry.value)

  /** What is kept, unless its time is over or what it shows has changed. */
  function find(key: string): Entry<V> | undefined {
    const entry = entries.get(key)
    if (!entry || !isSpent(entry)) return entry
    remove(entry)
    return undefined
  }

  function put(key: string, filled: Filled<V>): void {
    const before = entries.get(key)
    if (before) remove(before)
    const size = filled.bytes + key.length + ENTRY_BYTES + filled.tags.length * TAG_BYTES
    if (size > options.maxBytes / 8) return
    const entry: Entry<V> = {
      key,
      value: filled.value,
      tags: filled.tags.map(tagNamed),
      since: drops,
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
    for (const tag of entry.tags) {
      tag.count += 1
      tag.under &&= tag.under.length < FEW ? [...tag.under, entry] : undefined
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

  /** Who comes meanwhile waits for the same. */
  async function computeOnce(key: string, compute: Compute<V>): Promise<V> {
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
  }

  return {
    get(key) {
      const entry = find(key)
      if (!entry || !mayBeHandedOut(entry)) return undefined
      entry.used = true
      asked.found += 1
      return entry.value
    },
    holds: (key) => underWay.has(key) || find(key) !== undefined,
    async getOrCompute(key, compute) {
      if (mustLook(find(key))) await options.lookout?.look()
      const cached = this.get(key)
      if (cached !== undefined) return cached
      asked.computed += 1
      return underWay.get(key) ?? computeOnce(key, compute)
    },
    async fill(key, compute) {
      // Who looks now and then need not throw away what was kept, for they know what has changed.
      if (options.lookout?.isYoung() === false) await options.lookout.look()
      if (this.holds(key)) return false
      asked.ahead += 1
      await computeOnce(key, compute)
      return true
    },
    drop(names) {
      drops += 1
      for (const name of names) {
        rememberDrop(name)
        const tag = tags.get(name)
        if (!tag) continue
        tag.droppedAt = drops
        for (const entry of tag.under ?? []) remove(entry)
      }
      // Whoever asks from now on must not be handed a computation that began before the change.
      underWay.clear()
    },
    clear() {
      drops += 1
      forgottenUpTo = drops
      const gone = [...entries.values()]
      entries.clear()
      tags.clear()
      underWay.clear()
      bytes = 0
      sieve.clear()
      if (options.onGone) for (const { value } of gone) options.onGone(value)
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
