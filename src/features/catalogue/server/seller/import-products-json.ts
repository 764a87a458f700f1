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

/** The texts of the entries of a JSON array. Only brackets, quotes and commas are looked at. */
async function* splitArray(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let depth = 0
  let inString = false
  let escaped = false
  let opened = false
  let entries = 0
  let held = ''
  for await (const chunk of chunks) {
    let from = 0
    for (let at = 0; at < chunk.length; at += 1) {
      const character = chunk[at]!
      if (inString) {
        if (escaped) escaped = false
        else if (character === '\\') escaped = true
        else if (character === '"') inString = false
      } else if (depth === 0) {
        if (/\s/.test(character)) continue
        if (opened || character !== '[') throw notAnArray(entries)
        opened = true
        depth = 1
        from = at + 1
      } else if (character === '"') inString = true
      else if (character === '[' || character === '{') depth += 1
      else if (character === ']' || character === '}') {
        depth -= 1
        if (depth > 0) continue
        const last = held + chunk.slice(from, at)
        held = ''
        if (entries > 0 || last.trim() !== '') yield last
      } else if (character === ',' && depth === 1) {
        entries += 1
        yield held + chunk.slice(from, at)
        held = ''
        from = at + 1
      }
    }
    if (depth > 0) held += chunk.slice(from)
  }
  if (!opened || depth > 0) throw notAnArray(entries)
}

const notAnArray = (entries: number) =>
  new SheetUnreadable(entries + 1, (options) => m.seller_fault_not_array({}, options))
