import {
  OLD_COLUMNS,
  PRODUCT_COLUMNS,
  type SheetColumn,
  SKU_COLUMNS,
} from '#features/catalogue/product-sheet.ts'
import { readCell } from '#platform/spreadsheets/cell-text.ts'
import type { SheetRow as TableRow } from '#platform/spreadsheets/sheet-limits.ts'
import * as m from '#words'
import type { Faults, SheetEntry } from './import-products-faults.ts'

const OF_PRODUCT = [...PRODUCT_COLUMNS, ...OLD_COLUMNS]
const COLUMNS = [...OF_PRODUCT, ...SKU_COLUMNS]

export type SheetRow = { number: number; cells: ReadonlyMap<string, string> }

/**
 * Products of a table with a header: rows that follow one another with one id, or one name, are one product.
 * Rows are numbered as a spreadsheet does, and a row may span lines.
 */
export async function* readRows(
  header: TableRow,
  records: AsyncIterable<TableRow>,
  faults: Faults,
): AsyncGenerator<SheetEntry> {
  let rows: SheetRow[] = []
  for await (const row of numberRows(header, records, faults)) {
    const [first] = rows
    if (first && keyOf(first) !== keyOf(row)) {
      yield gather(rows)
      rows = []
    } else if (first) compare(first, row, faults)
    rows.push(row)
  }
  if (rows.length > 0) yield gather(rows)
}

async function* numberRows(
  first: TableRow,
  records: AsyncIterable<TableRow>,
  faults: Faults,
): AsyncGenerator<SheetRow> {
  const header = first.cells.map((name) => name.trim().toLowerCase())
  if (!checkHeader(header, first.number, faults)) return
  for await (const { number, cells } of records) {
    if (cells.length !== header.length) {
      const counts = { cells: cells.length, columns: header.length }
      faults.add(number, '', (options) => m.seller_fault_cells(counts, options))
    } else yield { number, cells: new Map(header.map((name, at) => [name, readCell(cells[at] ?? '')])) }
  }
}

function checkHeader(header: readonly string[], row: number, faults: Faults): boolean {
  const before = faults.total
  const known = new Set(COLUMNS.map(({ column }) => column))
  for (const [at, column] of header.entries()) {
    if (!known.has(column)) faults.add(row, column, (options) => m.seller_fault_unknown_column({}, options))
    else if (header.indexOf(column) !== at)
      faults.add(row, column, (options) => m.seller_fault_repeated({}, options))
  }
  return faults.total === before
}

function keyOf({ cells, number }: SheetRow): string {
  const id = cells.get('id')?.trim()
  if (id) return `id ${id}`
  const name = cells.get('name_zh')
  return name ? `name ${name}` : `row ${number}`
}

/** The product's columns are repeated with every sku: two different values would leave open which one counts. */
function compare(first: SheetRow, row: SheetRow, faults: Faults): void {
  for (const { column } of OF_PRODUCT) {
    if (first.cells.get(column) === row.cells.get(column)) continue
    faults.add(row.number, column, (options) => m.seller_fault_differs({ row: first.number }, options))
  }
}

const gather = (rows: readonly SheetRow[]): SheetEntry => ({
  value: {
    ...fill(OF_PRODUCT, rows[0]!.cells),
    skus: rows.map(({ cells }) => fill(SKU_COLUMNS, cells)),
  },
  rows: rows.map(({ number }) => number),
  nested: false,
})

function fill(columns: readonly SheetColumn[], cells: SheetRow['cells']): Record<string, unknown> {
  const target: Record<string, unknown> = {}
  const hasFile = columns.some(({ column, path }) => path[0] === 'file' && cells.get(column))
  for (const { column, path, optional } of columns) {
    const cell = cells.get(column)
    if (cell === undefined || (optional && cell === '' && !(hasFile && path[0] === 'file'))) continue
    put(target, path, column === 'covers' ? splitCovers(cell) : cell)
  }
  return target
}

/** Addresses have no blanks, names of files may: those are told apart by lines or bars. */
const splitCovers = (cell: string) =>
  cell
    .split(/[|\n]/.test(cell) ? /[|\n]/ : /\s+/)
    .map((one) => one.trim())
    .filter(Boolean)

function put(target: Record<string, unknown>, [step, ...rest]: readonly string[], value: unknown): void {
  if (!step) return
  if (rest.length === 0) target[step] = value
  else {
    target[step] ??= {}
    put(target[step] as Record<string, unknown>, rest, value)
  }
}
