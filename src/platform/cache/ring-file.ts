import { type FileHandle, open, rm } from 'node:fs/promises'

/** Where something was written: counted from the very first byte, however often the file was gone round since. */
export type Place = { from: number; length: number }

/**
 * Bytes that may be lost, in a file that never grows beyond its size: what comes last is written over what came first. It
 * has no name, so nobody else reads it and nothing of it is left behind, however the process ends.
 */
export type RingFile = {
  readonly size: number
  /** Where each of them lies; nothing for those the disk did not take. */
  write(pieces: readonly Buffer[]): Promise<(Place | undefined)[]>
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
    async write(pieces) {
      const written = inGroups(pieces, size / 8).map(async (group) => {
        const lengths = group.map(({ length }) => length)
        const whole = sumOf(lengths)
        if (full || closed || whole > size / 8) return group.map(() => undefined)
        const { from } = reserve(whole)
        const done = await using(file.writev(group, from % size))
        const taken = done?.bytesWritten === whole
        return lengths.map((length, at) =>
          taken ? { from: from + sumOf(lengths.slice(0, at)), length } : undefined,
        )
      })
      return (await Promise.all(written)).flat()
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

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0)

/** In their order, as many together as take no more than `most`; what takes more alone is alone. */
function inGroups(pieces: readonly Buffer[], most: number): Buffer[][] {
  const groups: Buffer[][] = []
  let room = 0
  for (const piece of pieces) {
    const group = groups.at(-1)
    if (group && piece.length <= room) group.push(piece)
    else {
      groups.push([piece])
      room = most
    }
    room -= piece.length
  }
  return groups
}
