import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

export type Migration = {
  name: string
  sql: string
  checksum: string
  /** The oldest program that still runs on it, by the last migration that program knows; without it only those that know this one. */
  since: string | undefined
}

/** The line of a file that names it: `-- since 0045`. */
const SINCE = /^-- since (\d{4})$/m

/** The numbered files of a folder, in their order. */
export async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  return Promise.all(
    names.map(async (name) => {
      // Git may write the lines of a file with other endings elsewhere.
      const sql = (await readFile(path.join(folder, name), 'utf8')).replaceAll('\r\n', '\n')
      const checksum = createHash('sha256').update(sql).digest('hex')
      return { name, sql, checksum, since: SINCE.exec(sql)?.[1] }
    }),
  )
}
