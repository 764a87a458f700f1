import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { childEnvironment } from '#platform/config.ts'
import { endWithUs } from '#platform/end-with-us.ts'
import { compileWordsIfNeeded, prepareWords } from '#platform/i18n/compile-words.ts'
import { readClock } from '#platform/time.ts'
import { findBundle, stampBundle } from './find-bundle.ts'
import { newestSource } from './newest-source.ts'

const STAMP = 'build/pages/stamp'
const BUILDER = 'node_modules/@react-router/dev/package.json'

/**
 * What no bundle holds although it lies among the sources: who changes a test or an act need not wait for pages. The contracts in
 * `app` and all of `platform` are read.
 */
const UNREAD = /\.test\.tsx?$|^src\/(testing|demo|seller)\/|^src\/features\/[^/]+\/server\//

/** The whole production build: words, pages, the desk, the compressed forms of both, and the program itself. */
export async function buildPages(root: string): Promise<void> {
  await compileWordsIfNeeded(root)
  await Promise.all((['pages', 'desk', 'server'] as const).map((what) => bundle(root, what).ended))
  await putStamps(root)
}

/** What is older than its sources: everything, or the program alone. */
export async function buildStale(root: string): Promise<void> {
  if (await isBuildStale(root)) return buildPages(root)
  if (findBundle(root)) return
  await bundle(root, 'server').ended
  await stampBundle(root)
}

/**
 * The whole build for somebody who waits for the shop: there once the pages can be shown. The rest, their compressed forms, the
 * desk and the program for the next start, comes while it is open; whoever is killed before begins anew.
 */
export async function buildPagesFirst(root: string): Promise<{ rest: Promise<void> }> {
  await compileWordsIfNeeded(root)
  const pages = bundle(root, 'pages')
  await Promise.race([pages.written, pages.ended])
  const others = bundle(root, 'desk').ended.then(() => bundle(root, 'server').ended)
  const rest = Promise.all([pages.ended, others]).then(() => putStamps(root))
  return { rest }
}

async function putStamps(root: string): Promise<void> {
  await writeFile(path.join(root, STAMP), readClock().toISOString())
  await stampBundle(root)
}

/** What builds them is no part of an installation for production, which is built before it is pruned. */
export const canBuildPages = (root: string) => existsSync(path.join(root, BUILDER))

export const arePagesBuilt = (root: string) => existsSync(path.join(root, STAMP))

/** True when a source is newer than the build. */
export async function isBuildStale(root: string): Promise<boolean> {
  const built = await stat(path.join(root, STAMP)).catch(() => undefined)
  if (!built) return true
  return newestSource(root, UNREAD) > built.mtimeMs
}

/** A build needs far more memory than a shop: it gets a process of its own, which says when all but compressing is done. */
function bundle(
  root: string,
  what: 'pages' | 'desk' | 'server',
): { written: Promise<void>; ended: Promise<void> } {
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
