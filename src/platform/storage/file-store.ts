import type { Readable } from 'node:stream'

/** Bytes `from` to `to` of a file, both included. */
export type ByteRange = { from: number; to: number }

/** Hands a file on piece by piece; each is done with when `take` is, and its memory is used for the next. */
export type Sending = (take: (piece: Uint8Array) => Promise<void>) => Promise<void>

/**
 * Files of any size, kept where nobody can ask for them: originals of pictures, and what is sold as a file. They go in
 * from the disk and come out as a stream, so that none is ever held in memory.
 */
export type FileStore = {
  /** Takes over a file of this disk; it may be gone from there afterwards. */
  put(name: string, file: string): Promise<void>
  read(name: string): Promise<Readable | undefined>
  /** For what goes out to buyers, as fast as they take it. */
  send(name: string, range?: ByteRange): Promise<Sending | undefined>
  remove(name: string): Promise<void>
}
