import { randomBytes } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Store } from './store.ts'

export function createDiskStore(folder: string): Store {
  const place = (name: string) => path.join(folder, name)
  return {
    async put(name, bytes) {
      await mkdir(path.dirname(place(name)), { recursive: true })
      // Written beside and renamed, so that nobody ever reads half a file.
      const unfinished = `${place(name)}.${randomBytes(6).toString('hex')}`
      await writeFile(unfinished, bytes)
      await rename(unfinished, place(name))
    },
    get: (name) =>
      readFile(place(name)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return undefined
        throw error
      }),
    remove: (name) => rm(place(name), { force: true }),
  }
}
