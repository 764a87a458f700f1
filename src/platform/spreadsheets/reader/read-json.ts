import { decodeText } from '../decode-text.ts'
import { SheetBroken } from '../sheet-broken.ts'
import type { SheetRow } from '../sheet-limits.ts'

/** The entries of a JSON array, each as one text: a large file is never held as a whole. */
export async function* readJson(source: AsyncIterable<Uint8Array>): AsyncGenerator<SheetRow> {
  let number = 0
  for await (const text of splitArray(decodeText(source, ['utf-8']))) {
    number += 1
    yield { number, cells: [text] }
  }
}

async function* splitArray(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  const array = new JsonArray()
  for await (const tokens of readTokens(chunks)) {
    for (const token of tokens) {
      const entry = array.take(token)
      if (entry !== undefined) yield entry
    }
  }
  array.expectClosed()
}

const STEPS = new Map([
  ['[', 1],
  ['{', 1],
  [']', -1],
  ['}', -1],
])

/** Far above any product with its file in both languages. */
const LONGEST_ENTRY = 16 << 20
/** A sku's name stands four deep. */
const DEEPEST = 20

/** Follows how deep the tokens stand, and collects those between the commas of the outermost array. */
class JsonArray {
  #depth = 0
  #opened = false
  #commas = 0
  #entry = ''

  /** The text of an entry that ends with this token. */
  take(token: string): string | undefined {
    if (this.#depth === 0) return this.#takeOutside(token)
    this.#depth += STEPS.get(token) ?? 0
    if (this.#depth > DEEPEST || this.#entry.length + token.length > LONGEST_ENTRY)
      throw notAProduct(this.#commas)
    if (this.#depth === 0) return this.#commas === 0 && this.#entry.trim() === '' ? undefined : this.#end()
    if (this.#depth === 1 && token === ',') {
      this.#commas += 1
      return this.#end()
    }
    this.#entry += token
    return undefined
  }

  #takeOutside(token: string): undefined {
    if (token.trim() === '') return
    if (this.#opened || token !== '[') throw notAnArray(this.#commas)
    this.#opened = true
    this.#depth = 1
  }

  #end(): string {
    const entry = this.#entry
    this.#entry = ''
    return entry
  }

  expectClosed(): void {
    if (!this.#opened || this.#depth > 0) throw notAnArray(this.#commas)
  }
}

/** A bracket or comma, a whole string, or whatever stands between them. */
const TOKEN = /[[\]{},]|"[^"\\]*(?:\\.[^"\\]*)*"|[^[\]{},"]+/gsy

/** The tokens of each chunk; a string that is not over waits for the next. */
async function* readTokens(chunks: AsyncIterable<string>): AsyncGenerator<readonly string[]> {
  let rest = ''
  for await (const chunk of chunks) {
    rest += chunk
    // A string that goes on is looked at again where it may end.
    if (rest.length < LONGEST_ENTRY && rest.length > chunk.length && !chunk.includes('"')) continue
    const tokens = rest.match(TOKEN) ?? []
    rest = rest.slice(tokens.join('').length)
    yield tokens
    // A string without an end is read no further.
    if (rest.length > LONGEST_ENTRY) break
  }
  if (rest !== '') yield [rest]
}

const notAnArray = (commas: number) => new SheetBroken('list', { row: commas + 1 })
const notAProduct = (commas: number) => new SheetBroken('entry', { row: commas + 1 })
