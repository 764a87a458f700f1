import { type FileHandle, mkdir, open, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import type { FileStore, Sending } from './file-store.ts'

/**
 * Large enough that the disk is asked seldom. A stream would take new memory for every piece, outside the heap, where
 * the collector feels it only after 64 MB.
 */
const PIECE = 256 << 10

/** Beside the folder files arrive in, so that one is taken over by its name alone. Only this account can read them. */
export function createDiskFiles(folder: string): FileStore {
  const place = (name: string) => path.join(folder, name)
  const find = (name: string) =>
    open(place(name)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined
      throw error
    })
  return {
    async put(name, file) {
      await mkdir(path.dirname(place(name)), { recursive: true, mode: 0o700 })
      await rename(file, place(name))
    },
    read: async (name) => (await find(name))?.createReadStream(),
    async send(name, { from, to } = { from: 0, to: Number.POSITIVE_INFINITY }) {
      const file = await find(name)
      return file && sendPieces(file, from, to)
    },
    remove: (name) => rm(place(name), { force: true }),
  }
}

const sendPieces =
  (file: FileHandle, from: number, to: number): Sending =>
  async (take) => {
    try {
      const memory = Buffer.allocUnsafeSlow(PIECE)
      for (let at = from; at <= to; ) {
        const wanted = Math.min(PIECE, to - at + 1)
        const { bytesRead } = await file.read(memory, 0, wanted, at)
        if (bytesRead === 0) return
        await take(memory.subarray(0, bytesRead))
        at += bytesRead
      }
    } finally {
      await file.close()
    }
  }
