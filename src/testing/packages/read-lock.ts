import { readFile } from 'node:fs/promises'
import path from 'node:path'

export const root = path.resolve(import.meta.dirname, '../../..')

export type Locked = {
  version?: string
  integrity?: string
  resolved?: string
  license?: unknown
  dev?: boolean
  optional?: boolean
  hasInstallScript?: boolean
}

export type Manifest = {
  dependencies: Record<string, string>
  devDependencies: Record<string, string>
  optionalDependencies: Record<string, string>
  allowScripts: Record<string, boolean>
}

export const readJson = async <T>(file: string): Promise<T> =>
  JSON.parse(await readFile(path.join(root, file), 'utf8')) as T

/** Every package of the lock file by its place, `node_modules/a/node_modules/b`, without our own. */
export async function readLock(): Promise<[place: string, locked: Locked][]> {
  const { packages } = await readJson<{ packages: Record<string, Locked> }>('package-lock.json')
  return Object.entries(packages).filter(([place]) => place !== '')
}

export const nameOf = (place: string) => place.split('node_modules/').at(-1) ?? place
