import type { Readable } from 'node:stream'

/** Bytes `from` to `to` of a file, both included. */
export type ByteRange = { from: number; to: number }

/**
 * Files of any size, kept where nobody can ask for them: originals of pictures, and what is sold as a file. They go in
 * from the disk and come out as a stream, so that none is ever held in memory.
 */
export type FileStore = {
  /** Takes over a file of this disk; it may be gone from there afterwards. */
  put(name: string, file: string): Promise<void>
  read(name: string, range?: ByteRange): Promise<Readable | undefined>
  remove(name: string): Promise<void>
}
