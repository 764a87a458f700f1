import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { contracts } from '#app/contracts.ts'
import { readMessages } from '#platform/i18n/compile-words.ts'
import { PATTERNS, type PageName } from '../paths/patterns.ts'
import { compareCalls } from './conformance/compare-calls.ts'
import { findUnproved } from './conformance/find-unproved.ts'
import { type Conformance, writeConformance } from './conformance/write-conformance.ts'
import { report } from './list-sources.ts'

/** Fails when something the specification promises is proved by nothing any more, or `docs/conformance.md` is not up to date. */
const root = path.resolve(import.meta.dirname, '../..')
const PAGE = path.join(root, 'docs/conformance.md')

const listed = <T>(name: string): T =>
  JSON.parse(readFileSync(path.join(root, `docs/conformance/${name}.json`), 'utf8')) as T
const conformance: Conformance = {
  promises: listed('promises'),
  differences: listed('differences'),
  calls: listed('calls'),
  routes: listed('routes'),
  words: listed('words'),
  constants: listed('constants'),
}

function read(file: string): string | undefined {
  const place = path.join(root, file)
  if (!existsSync(place)) return undefined
  return statSync(place).isDirectory() ? '' : readFileSync(place, 'utf8')
}

const messages = await readMessages(root)
const { promises, differences, calls, routes, words, constants } = conformance
const faults = [
  ...findUnproved(promises, read),
  ...differences.flatMap(({ specified, built }) =>
    built
      .filter((file) => read(file) === undefined)
      .map((file) => `“${specified}” differs in ${file}, which is gone`),
  ),
  ...compareCalls(calls, contracts),
  ...routes
    .filter(({ path, page }) => `/${PATTERNS[page as PageName]}` !== path)
    .map(({ name, path }) => `${name} is not found at ${path}`),
  ...words
    .filter(({ zh, key }) => messages.get(key)?.written.zh_CN !== zh)
    .map(({ zh, key }) => `${key} does not say “${zh}”`),
  ...constants
    .filter(({ file, text }) => !read(file)?.includes(text))
    .map(({ item, value, file }) => `${item} is not ${value} in ${file}`),
]
const page = writeConformance(conformance)
if (process.argv.includes('--write')) writeFileSync(PAGE, page)
else if (page !== read('docs/conformance.md'))
  faults.push('docs/conformance.md does not show its lists as they are: run `npm run conformance`')
report(faults)
