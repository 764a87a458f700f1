import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { CsvError, parse } from 'csv-parse'
import { PRODUCT_COLUMNS, type SheetColumn, SKU_COLUMNS } from '#features/catalogue/product-sheet.ts'
import * as m from '#words'
import { decodeUtf8 } from './import-products-decode.ts'
import { type Faults, type SheetEntry, SheetUnreadable } from './import-products-faults.ts'

/** Far above any product, far below what a file with an unclosed quote would fill. */
const MAX_RECORD = 8 << 20
const COLUMNS = [...PRODUCT_COLUMNS, ...SKU_COLUMNS]

type Row = { number: number; cells: Map<string, string> }

/** Products of a CSV file (RFC 4180 with a header): rows that follow one another with one id, or one name, are one. */
export async function* readCsv(
  source: AsyncIterable<Uint8Array>,
  faults: Faults,
): AsyncGenerator<SheetEntry> {
  let rows: Row[] = []
  for await (const row of readRows(source, faults)) {
    const [first] = rows
    if (first && keyOf(first) !== keyOf(row)) {
      yield gather(rows)
      rows = []
    } else if (first) compare(first, row, faults)
    rows.push(row)
  }
  if (rows.length > 0) yield gather(rows)
}

/** Rows are numbered as a spreadsheet does: the header is row 1, and a row may span lines. */
async function* readRows(source: AsyncIterable<Uint8Array>, faults: Faults): AsyncGenerator<Row> {
  let header: string[] | undefined
  let number = 0
  for await (const record of readRecords(source)) {
    number += 1
    if (!header) {
      header = record.map((name) => name.trim().toLowerCase())
      if (!checkHeader(header, faults)) return
    } else if (record.length !== header.length && record.join('') !== '') {
      const counts = { cells: record.length, columns: header.length }
      faults.add(number, '', (options) => m.seller_fault_cells(counts, options))
    } else if (record.join('').trim() !== '') {
      yield { number, cells: new Map(header.map((name, at) => [name, record[at] ?? ''])) }
    }
  }
}

async function* readRecords(source: AsyncIterable<Uint8Array>): AsyncGenerator<string[]> {
  const parser = parse({ relax_column_count: true, max_record_size: MAX_RECORD })
  // Whatever fails in it reaches the loop below as well.
  pipeline(Readable.from(decodeUtf8(source)), parser).catch(() => undefined)
  try {
    for await (const record of parser) yield record as string[]
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const row = Number(error.records ?? 0) + 1
    throw new SheetUnreadable(row, (options) => m.seller_fault_quotes({}, options))
  }
}

function checkHeader(header: readonly string[], faults: Faults): boolean {
  const before = faults.total
  const known = new Set(COLUMNS.map(({ column }) => column))
  for (const [at, column] of header.entries()) {
    if (!known.has(column)) faults.add(1, column, (options) => m.seller_fault_unknown_column({}, options))
    else if (header.indexOf(column) !== at)
      faults.add(1, column, (options) => m.seller_fault_repeated({}, options))
  }
  for (const { column, optional } of COLUMNS) {
    if (!optional && !header.includes(column))
      faults.add(1, column, (options) => m.seller_fault_no_column({}, options))
  }
  return faults.total === before
}

const keyOf = ({ cells }: Row) => cells.get('id')?.trim() || `name ${cells.get('name_zh')}`

/** The product's columns are repeated with every sku: two different values would leave open which one counts. */
function compare(first: Row, row: Row, faults: Faults): void {
  for (const { column } of PRODUCT_COLUMNS) {
    if (first.cells.get(column) === row.cells.get(column)) continue
    faults.add(row.number, column, (options) => m.seller_fault_differs({ row: first.number }, options))
  }
}

function gather(rows: readonly Row[]): SheetEntry {
  const value: Record<string, unknown> = {}
  fill(value, PRODUCT_COLUMNS, rows[0]!.cells)
  value.skus = rows.map((row) => fill({}, SKU_COLUMNS, row.cells))
  return { row: rows[0]!.number, value, place: (path) => placeOf(rows, path) }
}

function fill(target: Record<string, unknown>, columns: readonly SheetColumn[], cells: Map<string, string>) {
  const hasFile = columns.some(({ column, path }) => path[0] === 'file' && cells.get(column))
  for (const { column, path, optional } of columns) {
    const cell = cells.get(column) ?? ''
    if (optional && cell === '' && !(hasFile && path[0] === 'file')) continue
    put(target, path, column === 'covers' ? cell.split(/\s+/).filter(Boolean) : cell)
  }
  return target
}

function put(target: Record<string, unknown>, [step, ...rest]: readonly string[], value: unknown): void {
  if (!step) return
  if (rest.length === 0) target[step] = value
  else {
    target[step] ??= {}
    put(target[step] as Record<string, unknown>, rest, value)
  }
}

function placeOf(rows: readonly Row[], path: readonly PropertyKey[]) {
  const inSku = path[0] === 'skus' && typeof path[1] === 'number'
  const row = (inSku ? rows[Number(path[1])] : rows[0]) ?? rows[0]!
  const steps = inSku ? path.slice(2) : path
  const columns = inSku ? SKU_COLUMNS : PRODUCT_COLUMNS
  const found = columns.find((one) => one.path.every((step, at) => step === steps[at]))
  return { row: row.number, column: found?.column ?? steps.map(String).join('.') }
}
