import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readdir, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { childEnvironment } from '#platform/config.ts'
import { endWithUs } from '#platform/end-with-us.ts'
import { compileWordsIfNeeded, prepareWords } from '#platform/i18n/compile-words.ts'
import { readClock } from '#platform/time.ts'

const STAMP = 'build/pages/stamp'
const BUILDER = 'node_modules/@react-router/dev/package.json'
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
 * What no bundle holds although it lies among the sources: who changes a test or an act need not wait for pages. The contracts in
 * `app` and all of `platform` are read.
 */
const UNREAD = /\.test\.tsx?$|^src\/(testing|demo|seller)\/|^src\/features\/[^/]+\/server\//

/** The whole production build: words, pages, the desk, and the compressed forms of both. */
export async function buildPages(root: string): Promise<void> {
  await compileWordsIfNeeded(root)
  await Promise.all([bundle(root, 'pages').ended, bundle(root, 'desk').ended])
  await putStamp(root)
}

/**
 * The same for somebody who waits for the shop: there once the pages can be shown. The rest, their compressed forms and the
 * desk, comes while it is open; whoever is killed before begins anew.
 */
export async function buildPagesFirst(root: string): Promise<{ rest: Promise<void> }> {
  await compileWordsIfNeeded(root)
  const pages = bundle(root, 'pages')
  await Promise.race([pages.written, pages.ended])
  const rest = Promise.all([pages.ended, bundle(root, 'desk').ended]).then(() => putStamp(root))
  return { rest }
}

const putStamp = (root: string) => writeFile(path.join(root, STAMP), readClock().toISOString())

/** What builds them is no part of an installation for production, which is built before it is pruned. */
export const canBuildPages = (root: string) => existsSync(path.join(root, BUILDER))

export const arePagesBuilt = (root: string) => existsSync(path.join(root, STAMP))

/** True when a source is newer than the build. */
export async function isBuildStale(root: string): Promise<boolean> {
  const built = await stat(path.join(root, STAMP)).catch(() => undefined)
  if (!built) return true
  const times = await Promise.all(SOURCES.map((source) => newest(root, source)))
  return Math.max(...times) > built.mtimeMs
}

async function newest(root: string, source: string): Promise<number> {
  const place = path.join(root, source)
  const found = await stat(place).catch(() => undefined)
  if (!found) return 0
  if (!found.isDirectory()) return found.mtimeMs
  const entries = await readdir(place, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !UNREAD.test(path.relative(root, file)))
  const times = await Promise.all(files.map(async (file) => (await stat(file)).mtimeMs))
  return Math.max(0, ...times)
}

/** A build needs far more memory than a shop: it gets a process of its own, which says when all but compressing is done. */
function bundle(root: string, what: 'pages' | 'desk'): { written: Promise<void>; ended: Promise<void> } {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, `bundle-${what}.ts`)], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: childEnvironment({ NODE_ENV: 'production' }),
  })
  endWithUs(child)
  const output: Buffer[] = []
  child.stdout?.on('data', (chunk: Buffer) => output.push(chunk))
  child.stderr?.on('data', (chunk: Buffer) => output.push(chunk))
  const written = new Promise<void>((resolve) => child.once('message', () => resolve()))
  const ended = new Promise<void>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => {
      if (code === 0) resolve()
      else reject(new Error(`The pages could not be built:\n${Buffer.concat(output).toString()}`))
    })
  })
  return { written, ended }
}

if (import.meta.main) {
  const root = path.resolve(import.meta.dirname, '../..')
  await prepareWords(root)
  await buildPages(root)
}
