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
const { buildPages, canBuildPages, isBuildStale } = await import('./build-pages.ts')
if (canBuildPages(root) && (await isBuildStale(root))) {
  await prepareWords(root)
  await Promise.all([buildPages(root), import('./begin-preparing.ts'), import('./run-shop.ts')])
  flushCompileCache()
}
