import * as m from '#words'
import { decodeUtf8 } from './import-products-decode.ts'
import { type Faults, type SheetEntry, SheetUnreadable } from './import-products-faults.ts'

/** Products of a JSON file: one array, read entry by entry, so that a large file is never held as a whole. */
export async function* readJson(
  source: AsyncIterable<Uint8Array>,
  faults: Faults,
): AsyncGenerator<SheetEntry> {
  let row = 0
  for await (const text of splitArray(decodeUtf8(source))) {
    row += 1
    const parsed = parse(text)
    if (parsed) yield { ...parsed, row, place: placeIn(row) }
    else faults.add(row, '', (options) => m.seller_fault_json({}, options))
  }
}

function parse(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) }
  } catch {
    return undefined
  }
}

/** `skus[0].price` */
const placeIn = (row: number) => (path: readonly PropertyKey[]) => ({
  row,
  column: path.reduce<string>(
    (name, step) =>
      typeof step === 'number' ? `${name}[${step}]` : name ? `${name}.${String(step)}` : String(step),
    '',
  ),
})

/** The texts of the entries of a JSON array. */
async function* splitArray(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let depth = 0
  let opened = false
  let entries = 0
  let entry = ''
  for await (const tokens of readTokens(chunks)) {
    for (const token of tokens) {
      if (depth === 0 && token.trim() === '') continue
      if (depth === 0 && (opened || token !== '[')) throw notAnArray(entries)
      depth += STEPS.get(token) ?? 0
      if (!opened) opened = true
      else if (depth > 1 || (depth === 1 && token !== ',')) entry += token
      else {
        if (token === ',' || entries > 0 || entry.trim() !== '') yield entry
        if (token === ',') entries += 1
        entry = ''
      }
    }
  }
  if (!opened || depth > 0) throw notAnArray(entries)
}

const STEPS = new Map([
  ['[', 1],
  ['{', 1],
  [']', -1],
  ['}', -1],
])

/** A bracket or comma, a whole string, or whatever stands between them. */
const TOKEN = /[[\]{},]|"[^"\\]*(?:\\.[^"\\]*)*"|[^[\]{},"]+/gsy

/** The tokens of each chunk; a string that is not over waits for the next. */
async function* readTokens(chunks: AsyncIterable<string>): AsyncGenerator<readonly string[]> {
  let rest = ''
  for await (const chunk of chunks) {
    rest += chunk
    const tokens = rest.match(TOKEN) ?? []
    rest = rest.slice(tokens.join('').length)
    yield tokens
  }
  if (rest !== '') yield [rest]
}

const notAnArray = (entries: number) =>
  new SheetUnreadable(entries + 1, (options) => m.seller_fault_not_array({}, options))
