import { readFile } from 'node:fs/promises'
import path from 'node:path'

/** The data of one file of `seeds/`, by its name. */
export type ReadSeed = <T>(name: string) => Promise<T>

export const seedReader =
  (root: string): ReadSeed =>
  async <T>(name: string) =>
    JSON.parse(await readFile(path.join(root, 'seeds', `${name}.json`), 'utf8')) as T
