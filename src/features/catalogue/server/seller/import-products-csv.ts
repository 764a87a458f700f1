import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { CsvError, parse } from 'csv-parse'
import * as m from '#words'
import { decodeText } from './import-products-decode.ts'
import { SheetUnreadable } from './import-products-faults.ts'

/** Far above any product, far below what a file with an unclosed quote would fill. */
const MAX_RECORD = 8 << 20

/** The rows of a CSV file (RFC 4180), the header among them. */
export async function* readCsv(source: AsyncIterable<Uint8Array>): AsyncGenerator<string[]> {
  const parser = parse({ relax_column_count: true, max_record_size: MAX_RECORD })
  // Whatever fails in it reaches the loop below as well.
  pipeline(Readable.from(decodeText(source)), parser).catch(() => undefined)
  try {
    for await (const record of parser) yield record as string[]
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const row = Number(error.records ?? 0) + 1
    throw new SheetUnreadable(row, (options) => m.seller_fault_quotes({}, options))
  }
}
