import type { SpecifiedCalls } from './compare-calls.ts'
import { type Promised, splitProof } from './find-unproved.ts'

export type Constant = { item: string; value: string; file: string; text: string }
export type Route = { name: string; path: string; page: string }
export type Word = { zh: string; key: string }
/** Where the product is not as specified on purpose, and why. */
export type Difference = {
  section: string
  specified: string
  here: string
  why: string
  built: readonly string[]
}
export type Conformance = {
  promises: readonly Promised[]
  differences: readonly Difference[]
  calls: SpecifiedCalls
  routes: readonly Route[]
  words: readonly Word[]
  constants: readonly Constant[]
}

const row = (...cells: string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
const head = (...names: string[]) => [row(...names), row(...names.map(() => '---'))]
const code = (text: string) => `\`${text}\``

/** The page that says of every promise where it is built and what proves it. */
export function writeConformance(conformance: Conformance): string {
  const { promises, differences, calls, routes, words, constants } = conformance
  const proofs = new Set(promises.flatMap(({ proved }) => proved))
  return [
    '# What was promised, and what proves it',
    '',
    '`npm run conformance` writes this page from the lists in [conformance](conformance); `npm run check` fails where a test, a',
    'file, a call, a field, an address, a sentence or a figure that stands here is gone.',
    '',
    `${promises.length} promises proved by ${proofs.size} tests, ${calls.answered.length} calls, ${routes.length} addresses, ${words.length} sentences, ${constants.length} figures.`,
    '',
    '## Promises',
    '',
    ...head('section', 'promise', 'built in', 'proved by'),
    ...promises.map(({ section, promise, built, proved }) =>
      row(section, promise, built.map(code).join(', '), proved.map(showProof).join('; ')),
    ),
    '',
    '## Differs on purpose, and why',
    '',
    'The reasons at length are in [decisions](decisions).',
    '',
    ...head('section', 'specified', 'here', 'why', 'built in'),
    ...differences.map(({ section, specified, here, why, built }) =>
      row(section, specified, here, why, built.map(code).join(', ')),
    ),
    '',
    '## Calls',
    '',
    ...head('call', 'answers at', 'takes', 'answers'),
    ...calls.answered.map(({ call, path, also = [], sends, reads }) =>
      row(call, [path, ...also].map(code).join(', '), sends.join(', '), reads.join(', ')),
    ),
    '',
    `Nobody knows what these are for, and they answer nothing: ${calls.unanswered.map(code).join(', ')}.`,
    '',
    '## Addresses',
    '',
    ...head('name', 'address', 'page'),
    ...routes.map(({ name, path, page }) => row(name, code(path), page)),
    '',
    '## Sentences',
    '',
    ...head('sentence', 'word'),
    ...words.map(({ zh, key }) => row(zh, code(key))),
    '',
    '## Figures',
    '',
    ...head('figure', 'value', 'stands in'),
    ...constants.map(({ item, value, file }) => row(item, value, code(file))),
    '',
  ].join('\n')
}

function showProof(proof: string): string {
  const { file, title } = splitProof(proof)
  return `${title} (${code(file)})`
}
