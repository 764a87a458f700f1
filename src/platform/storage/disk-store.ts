import { randomBytes } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Store } from './store.ts'

/** With `waitFor` a file that is still being made is waited for before it counts as missing. */
export function createDiskStore(folder: string, waitFor?: (name: string) => Promise<void>): Store {
  const place = (name: string) => path.join(folder, name)
  const read = (name: string) =>
    readFile(place(name)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined
      throw error
    })
  return {
    async put(name, bytes) {
      await mkdir(path.dirname(place(name)), { recursive: true })
      // Written beside and renamed, so that nobody ever reads half a file.
      const unfinished = `${place(name)}.${randomBytes(6).toString('hex')}`
      await writeFile(unfinished, bytes)
      await rename(unfinished, place(name))
    },
    async get(name) {
      const bytes = await read(name)
      if (bytes || !waitFor) return bytes
      await waitFor(name)
      return read(name)
    },
    remove: (name) => rm(place(name), { force: true }),
  }
}
