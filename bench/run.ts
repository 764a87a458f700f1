import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { buildStale } from '#app/build-pages.ts'
import { keepResult, keptAt } from './lib/keep-result.ts'

/**
 * All figures, one program after the other: `npm run bench`, or one by name: `npm run bench visitors`. Each leaves its result
 * in `bench/results/`, also when it broke, and `docs/figures.md` is made of them. With flags for the program nothing is kept.
 */
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
  'refund-batch-crash',
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
  'deploy-kit',
  'clean-stop',
  'many-processes',
  'rolling-upgrade',
  'front-door',
  'notice-cost',
  'pooler',
  'replica',
  's3-server',
  'visitor-costs',
  'languages-apart',
  'embedded-postgres',
  'login-enumeration',
  'login-flood',
  'greedy-address',
  'sms-flood',
  'uploads-inert',
  'add-to-cart',
  'long-day',
]

const root = path.resolve(import.meta.dirname, '..')
// A program that is not built runs from its sources: a third slower, and larger.
await buildStale(root)
const asked = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const flags = process.argv.slice(2).filter((argument) => argument.startsWith('--'))
const keeps = flags.length === 0
const results = (asked.length > 0 ? asked : PROGRAMS).map((name) => {
  console.log(`\n${name}`)
  const file = path.join(import.meta.dirname, `${name}.ts`)
  const begun = Date.now()
  const args = [...(keeps ? ['--keep'] : []), ...flags]
  const { status } = spawnSync(process.execPath, [file, ...args], { cwd: root, stdio: 'inherit' })
  // A program that broke half-way must not leave the good figures of the day before.
  if (keeps && keptAt(name) < begun)
    keepResult(name, [{ what: `${name}: ran to its end`, figure: 'no', target: 'yes', holds: false }])
  return status === 0
})
if (keeps) spawnSync(process.execPath, ['bench/figures.ts', '--write'], { cwd: root, stdio: 'inherit' })
process.exitCode = results.every(Boolean) ? 0 : 1
