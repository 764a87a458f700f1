import { flushCompileCache } from 'node:module'
import path from 'node:path'
import { keepCompiled } from './keep-compiled.ts'

/**
 * The end of `npm ci`: pages are built and the program is compiled where they can be, so that the first start finds both, as
 * every later one does. Where only what runs is installed there is nothing to build with, and nothing is missing: whoever
 * deploys has built before.
 */
const root = path.resolve(import.meta.dirname, '../..')
keepCompiled()
const { prepareWords } = await import('#platform/i18n/compile-words.ts')
const { findBundle } = await import('./find-bundle.ts')
const { buildStale, canBuildPages } = await import('./build-pages.ts')
if (canBuildPages(root) && !findBundle(root)) {
  await prepareWords(root)
  await buildStale(root)
  const bundle = findBundle(root)
  const program: typeof import('./begin.ts') = await (bundle ? import(bundle) : import('./begin.ts'))
  await program.readProgram()
  flushCompileCache()
}
