import { hash } from 'node:crypto'
import type { Place, RingFile } from './ring-file.ts'
import { createSieve, type Sieved } from './sieve.ts'

/** Some bytes, in memory while they are asked for, on disk where there is one. */
export interface Kept extends Sieved<Kept> {
  length: number
  /** Tells them from all others, and what the disk gives back from what was given to it. */
  mark: string
  readonly where: Where
  inMemory: Buffer | undefined
  place: Place | undefined
  /** Nobody wants it any more, though it may still be on its way to the disk. */
  forgotten: boolean
}

/**
 * `both`: they were asked for, and will be. `disk`: nobody has asked yet, so they take the place of nothing in memory where a disk
 * takes them. `memory`: they are not worth a place on disk.
 */
export type Where = 'both' | 'disk' | 'memory'

export type KeptBytes = {
  keep(bytes: Buffer, where?: Where): Promise<Kept>
  read(kept: Kept): Buffer | Promise<Buffer | undefined>
  /** Other bytes for the same: from now on these are read. */
  replace(kept: Kept, bytes: Buffer): void
  /** Neither memory nor disk has them any more. */
  isLost(kept: Kept): boolean
  forget(kept: Kept): void
  clear(): void
  /** Bytes in memory. */
  readonly bytes: number
}

/**
 * Memory holds what is asked for again and again, a file what is asked for now and then: many times as much, which nobody has to
 * make anew. Without a file, what memory has no room for is lost.
 */
export function createKeptBytes({
  maxBytes,
  disk,
}: {
  maxBytes: number
  disk?: RingFile | undefined
}): KeptBytes {
  const sieve = createSieve<Kept>()
  let held = 0

  function release(kept: Kept): void {
    if (!kept.inMemory) return
    kept.inMemory = undefined
    held -= kept.length
    sieve.remove(kept)
  }

  function hold(kept: Kept, bytes: Buffer): void {
    kept.inMemory = bytes
    kept.used = false
    held += kept.length
    sieve.add(kept)
    while (held > maxBytes) {
      const last = sieve.choose()
      if (!last) return
      release(last)
    }
  }

  async function fetch(kept: Kept): Promise<Buffer | undefined> {
    const { place } = kept
    const bytes = place && (await disk?.read(place))
    if (!bytes || kept.forgotten || markOf(bytes) !== kept.mark) {
      // Unless others have come in their stead meanwhile.
      if (kept.place === place) kept.place = undefined
      return kept.inMemory
    }
    // Several may have asked for it meanwhile.
    if (!kept.inMemory) hold(kept, bytes)
    return kept.inMemory ?? bytes
  }

  /** Bytes that others have come in the stead of meanwhile lie there for nobody. */
  async function write(kept: Kept, bytes: Buffer): Promise<void> {
    const { mark } = kept
    const place = await disk?.write(bytes)
    if (!kept.forgotten && kept.mark === mark) kept.place = place
  }

  return {
    async keep(bytes, where = 'both') {
      const kept: Kept = {
        length: bytes.length,
        mark: markOf(bytes),
        where,
        inMemory: undefined,
        place: undefined,
        forgotten: false,
        used: false,
        older: undefined,
        newer: undefined,
      }
      if (where === 'disk') await write(kept, bytes)
      if (!kept.place) hold(kept, bytes)
      if (where === 'both') void write(kept, bytes)
      return kept
    },
    replace(kept, bytes) {
      if (kept.forgotten) return
      release(kept)
      kept.length = bytes.length
      kept.mark = markOf(bytes)
      kept.place = undefined
      hold(kept, bytes)
      if (kept.where !== 'memory') void write(kept, bytes)
    },
    read(kept) {
      if (!kept.inMemory) return fetch(kept)
      kept.used = true
      return kept.inMemory
    },
    isLost: ({ inMemory, place }) => !inMemory && !(place && disk?.has(place)),
    forget(kept) {
      release(kept)
      kept.place = undefined
      kept.forgotten = true
    },
    clear() {
      for (let last = sieve.choose(); last; last = sieve.choose()) release(last)
    },
    get bytes() {
      return held
    },
  }
}

const markOf = (bytes: Buffer) => hash('sha1', bytes, 'base64url')
