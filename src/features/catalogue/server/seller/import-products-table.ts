import type { ImportFormat } from '#features/catalogue/catalogue-seller-contract.ts'
import { openSheet } from '#platform/spreadsheets/open-sheet.ts'
import { SheetBroken, type SheetFault } from '#platform/spreadsheets/sheet-broken.ts'
import { MOST_CELLS, MOST_COLUMNS, type SheetRow } from '#platform/spreadsheets/sheet-limits.ts'
import * as m from '#words'
import { type Reason, SheetUnreadable } from './import-products-faults.ts'

/** The rows of a file of products, the header among them; of JSON its entries. */
export async function* readFileRows(path: string, format: ImportFormat): AsyncGenerator<SheetRow> {
  try {
    for await (const rows of openSheet({ from: path, format })) yield* rows
  } catch (error) {
    if (!(error instanceof SheetBroken)) throw error
    throw new SheetUnreadable(error.row, WHY[error.fault])
  }
}

const WHY: Record<SheetFault, Reason> = {
  unreadable: (options) => m.imports_fault_xlsx({}, options),
  encoding: (options) => m.seller_fault_encoding({}, options),
  quotes: (options) => m.seller_fault_quotes({}, options),
  long: (options) => m.imports_fault_cells({ most: MOST_CELLS }, options),
  wide: (options) => m.imports_fault_wide({ most: MOST_COLUMNS }, options),
  list: (options) => m.seller_fault_not_array({}, options),
  entry: (options) => m.imports_fault_entry({}, options),
  slow: (options) => m.imports_fault_slow({}, options),
}
