import { mkdir, open, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import type { FileStore } from './file-store.ts'

/** Beside the folder files arrive in, so that one is taken over by its name alone. Only this account can read them. */
export function createDiskFiles(folder: string): FileStore {
  const place = (name: string) => path.join(folder, name)
  return {
    async put(name, file) {
      await mkdir(path.dirname(place(name)), { recursive: true, mode: 0o700 })
      await rename(file, place(name))
    },
    async read(name, range) {
      const file = await open(place(name)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return undefined
        throw error
      })
      return file?.createReadStream(range ? { start: range.from, end: range.to } : {})
    },
    remove: (name) => rm(place(name), { force: true }),
  }
}
