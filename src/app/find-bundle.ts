import { hash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { newestSource } from './newest-source.ts'

const STAMP = 'build/server/stamp'
/** What no start reads; the lock file is compared by what it says, for npm writes it anew when it changes nothing. */
const UNREAD = /\.test\.tsx?$|^src\/testing\/|^package-lock\.json$/

/** A program as `bundle-server.ts` made it, unless something that it was made of has changed since, or the pages have. */
export function findBundle(root: string, program: 'begin' | 'run-seller' = 'begin'): string | undefined {
  try {
    const { mtimeMs } = statSync(path.join(root, STAMP))
    if (readFileSync(path.join(root, STAMP), 'utf8') !== namePackages(root)) return undefined
    if (newestSource(root, UNREAD) > mtimeMs) return undefined
    return pathToFileURL(path.join(root, `build/server/${program}.js`)).href
  } catch {
    return undefined
  }
}

/** Put when pages, desk and program are all built. */
export const stampBundle = (root: string) => writeFile(path.join(root, STAMP), namePackages(root))

const namePackages = (root: string) => hash('sha256', readFileSync(path.join(root, 'package-lock.json')))
