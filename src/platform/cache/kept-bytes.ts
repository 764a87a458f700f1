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

type Written = { kept: Kept; bytes: Buffer; mark: string }

/** How long what is in memory waits for others that are to be written, in milliseconds. */
const GATHER = 50

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

  async function write(some: readonly Written[]): Promise<void> {
    const places = (await disk?.write(some.map(({ bytes }) => bytes))) ?? []
    for (const [at, { kept, mark }] of some.entries()) {
      // Where others have come in their stead meanwhile they lie there for nobody.
      if (!kept.forgotten && kept.mark === mark) kept.place = places[at]
    }
  }

  const written = (kept: Kept, bytes: Buffer): Written => ({ kept, bytes, mark: kept.mark })

  let waiting: Written[] = []

  /** Memory has them: in a rush many are written at once, for each time takes the thread as long as many bytes do. */
  function writeLater(kept: Kept, bytes: Buffer): void {
    if (!disk || kept.where === 'memory') return
    if (waiting.push(written(kept, bytes)) > 1) return
    setTimeout(() => {
      void write(waiting)
      waiting = []
    }, GATHER).unref()
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
      if (where === 'disk') await write([written(kept, bytes)])
      if (!kept.place) hold(kept, bytes)
      if (where === 'both') writeLater(kept, bytes)
      return kept
    },
    replace(kept, bytes) {
      if (kept.forgotten) return
      release(kept)
      kept.length = bytes.length
      kept.mark = markOf(bytes)
      kept.place = undefined
      hold(kept, bytes)
      writeLater(kept, bytes)
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
