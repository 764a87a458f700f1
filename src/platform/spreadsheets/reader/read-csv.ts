import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { CsvError, parse } from 'csv-parse'
import { decodeText } from '../decode-text.ts'
import { SheetBroken } from '../sheet-broken.ts'
import { LONGEST_TEXT, MOST_COLUMNS, type SheetRow } from '../sheet-limits.ts'

/** Enough of a text to see what parts its cells. */
const LOOKED_AT = 1 << 16

/** The rows of a file of text: with commas (RFC 4180), semicolons or tabs, in UTF-8 or as Chinese Windows writes it. */
export async function* readCsv(source: AsyncIterable<Uint8Array>): AsyncGenerator<SheetRow> {
  const texts = decodeText(source)
  let beginning = ''
  while (beginning.length < LOOKED_AT) {
    const { value, done } = await texts.next()
    if (done) break
    beginning += value
  }
  const parser = parse({
    delimiter: delimiterOf(beginning),
    relax_column_count: true,
    max_record_size: LONGEST_TEXT,
  })
  // Whatever fails in it reaches the loop below as well.
  pipeline(Readable.from(together(beginning, texts)), parser).catch(() => undefined)
  let number = 0
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
      number += 1
      yield { number, cells: cut(cells, number) }
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const row = Number(error.records ?? 0) + 1
    throw new SheetBroken('quotes', { row, why: error.code })
  }
}

async function* together(beginning: string, rest: AsyncIterable<string>): AsyncGenerator<string> {
  yield beginning
  yield* rest
}

/** Whichever the first line has most of; in quotes a line may break, and marks part nothing. */
function delimiterOf(text: string): string {
  const [first = ''] = text
    .slice(0, LOOKED_AT)
    .replaceAll(/"[^"]*"/g, '')
    .split('\n', 1)
  const count = (mark: string) => first.split(mark).length
  return [',', '\t', ';'].reduce((best, mark) => (count(mark) > count(best) ? mark : best))
}

function cut(cells: string[], row: number): string[] {
  if (cells.length <= MOST_COLUMNS) return cells
  if (cells.slice(MOST_COLUMNS).some((cell) => cell.trim() !== '')) throw new SheetBroken('wide', { row })
  return cells.slice(0, MOST_COLUMNS)
}
