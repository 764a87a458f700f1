import { type FileHandle, open } from 'node:fs/promises'
import type { ByteRange } from './file-store.ts'

/**
 * Large enough that the disk is asked seldom. A stream would take new memory for every piece, outside the heap, where
 * the collector feels it only after 64 MB.
 */
const PIECE = 256 << 10

/**
 * A file that was opened, or a part of it, piece by piece; it is closed at the end. A piece holds until the next is asked
 * for: all come in the same memory.
 */
export async function* readPieces(
  opened: FileHandle,
  { from, to }: ByteRange = { from: 0, to: Number.POSITIVE_INFINITY },
): AsyncGenerator<Uint8Array> {
  await using file = opened
  const memory = Buffer.allocUnsafeSlow(PIECE)
  for (let at = from; at <= to; ) {
    const { bytesRead } = await file.read(memory, 0, Math.min(PIECE, to - at + 1), at)
    if (bytesRead === 0) return
    yield memory.subarray(0, bytesRead)
    at += bytesRead
  }
}

/** The same for a file by its name, which is opened when the first piece is asked for. */
export async function* piecesOf(path: string): AsyncGenerator<Uint8Array> {
  yield* readPieces(await open(path))
}
