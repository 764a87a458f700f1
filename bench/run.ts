import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { buildPages, isBuildStale } from '#app/build-pages.ts'

/** All figures, one program after the other: `npm run bench`, or one by name: `npm run bench visitors`. */
const PROGRAMS = [
  'visitors',
  'hot-product',
  'buyer-pages',
  'cold-pages',
  'long-tail',
  'search',
  'growth',
  'create-order',
  'oversell',
  'one-click',
  'paid-once',
  'refund-crash',
  'crash-safe',
  'ship-many',
  'desk-lists',
  'import-products',
  'large-files',
  'coupon-race',
  'community-counts',
  'buying-model',
  'any-input',
  'mutants',
  'alive',
  'start',
  'lean-install',
  'clean-stop',
  'many-processes',
  'pooler',
  'replica',
  'languages-apart',
  'embedded-postgres',
  'login-enumeration',
  'sms-flood',
  'uploads-inert',
  'add-to-cart',
]

const root = path.resolve(import.meta.dirname, '..')
if (await isBuildStale(root)) await buildPages(root)
const asked = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const flags = process.argv.slice(2).filter((argument) => argument.startsWith('--'))
const results = (asked.length > 0 ? asked : PROGRAMS).map((name) => {
  console.log(`\n${name}`)
  const file = path.join(import.meta.dirname, `${name}.ts`)
  return spawnSync(process.execPath, [file, ...flags], { cwd: root, stdio: 'inherit' }).status === 0
})
process.exitCode = results.every(Boolean) ? 0 : 1
