import { readdirSync, statSync } from 'node:fs'

const SOURCES = [
  'src',
  'messages',
  'public',
  'vite.config.ts',
  'vite.desk.config.ts',
  'react-router.config.ts',
  'package-lock.json',
]

/**
 * When the youngest source changed; those that are `unread` do not count. Asked in one go: two thousand answers that each
 * come from another thread cost five times as much, and every start asks.
 */
export function newestSource(root: string, unread: RegExp): number {
  let newest = 0
  for (const file of SOURCES.flatMap((source) => filesOf(root, source))) {
    if (unread.test(file)) continue
    const { mtimeMs } = statSync(`${root}/${file}`)
    if (mtimeMs > newest) newest = mtimeMs
  }
  return newest
}

/** By their paths below `root`. */
function filesOf(root: string, source: string): string[] {
  const place = `${root}/${source}`
  const found = statSync(place, { throwIfNoEntry: false })
  if (!found?.isDirectory()) return found ? [source] : []
  return readdirSync(place, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath.slice(root.length + 1)}/${entry.name}`)
}
