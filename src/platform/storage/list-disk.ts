import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import type { StoredObject } from './s3-bucket.ts'

/** What a disk store writes beside a file until it is whole. */
const UNFINISHED = /\.[0-9a-f]{12}$/

/** Every file below a folder, by its name in a store. */
export async function listDisk(folder: string): Promise<StoredObject[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return []
      throw error
    },
  )
  const files = entries
    .filter((entry) => entry.isFile() && !UNFINISHED.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
  return Promise.all(
    files.map(async (file) => ({
      name: path.relative(folder, file).replaceAll(path.sep, '/'),
      size: (await stat(file)).size,
    })),
  )
}
