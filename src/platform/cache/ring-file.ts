import { type FileHandle, open, rm } from 'node:fs/promises'

/** Where something was written: counted from the very first byte, however often the file was gone round since. */
export type Place = { from: number; length: number }

/**
 * Bytes that may be lost, in a file that never grows beyond its size: what comes last is written over what came first. It
 * has no name, so nobody else reads it and nothing of it is left behind, however the process ends.
 */
export type RingFile = {
  readonly size: number
  /** Nothing where the disk did not take them. */
  write(bytes: Buffer): Promise<Place | undefined>
  /** Nothing where they were written over. */
  read(place: Place): Promise<Buffer | undefined>
  /** Whether they are still there. */
  has(place: Place): boolean
  close(): Promise<void>
}

type Options = {
  path: string
  size: number
  /** Said once: from then on nothing is written. */
  onFault(error: unknown): void
}

export async function openRingFile({ path, size, onFault }: Options): Promise<RingFile> {
  const file: FileHandle = await open(path, 'wx+', 0o600)
  await rm(path).catch(async (error) => {
    await file.close()
    throw error
  })
  let next = 0
  let full = false
  let closed = false
  const underWay = new Set<Promise<unknown>>()

  const has = ({ from }: Place) => !closed && next - from <= size

  /** No piece goes on at the beginning: what is too long for the rest of this round begins the next. */
  function reserve(length: number): Place {
    const left = size - (next % size)
    if (length > left) next += left
    const place = { from: next, length }
    next += length
    return place
  }

  /** What is there may still be read. */
  function fail(error: unknown): undefined {
    if (!full) onFault(error)
    full = true
  }

  /** Nobody closes the file under somebody who uses it. */
  async function using<T>(work: Promise<T>): Promise<T | undefined> {
    const guarded = work.catch(fail)
    underWay.add(guarded)
    try {
      return await guarded
    } finally {
      underWay.delete(guarded)
    }
  }

  return {
    size,
    has,
    async write(bytes) {
      if (full || closed || bytes.length > size / 8) return undefined
      const place = reserve(bytes.length)
      const done = await using(file.write(bytes, 0, bytes.length, place.from % size))
      return done?.bytesWritten === bytes.length ? place : undefined
    },
    async read(place) {
      if (!has(place)) return undefined
      const bytes = Buffer.allocUnsafeSlow(place.length)
      const done = await using(file.read(bytes, 0, place.length, place.from % size))
      // Somebody may have begun to write there meanwhile.
      return done?.bytesRead === place.length && has(place) ? bytes : undefined
    },
    async close() {
      closed = true
      await Promise.all(underWay)
      await file.close()
    },
  }
}
