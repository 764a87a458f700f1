import { mkdir, open, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import type { FileStore } from './file-store.ts'
import { readPieces } from './read-pieces.ts'

/** Beside the folder files arrive in, so that one is taken over by its name alone. Only this account can read them. */
export function createDiskFiles(folder: string): FileStore {
  const place = (name: string) => path.join(folder, name)
  return {
    async put(name, file) {
      await mkdir(path.dirname(place(name)), { recursive: true, mode: 0o700 })
      await rename(file, place(name))
    },
    async read(name) {
      const file = await open(place(name)).catch(orGone)
      return file?.createReadStream()
    },
    async send(name, range) {
      const file = await open(place(name)).catch(orGone)
      if (!file) return undefined
      return async (take) => {
        for await (const piece of readPieces(file, range)) await take(piece)
      }
    },
    remove: (name) => rm(place(name), { force: true }),
  }
}

function orGone(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
