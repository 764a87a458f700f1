import type { ImportFormat } from '#features/catalogue/catalogue-seller-contract.ts'
import { readCsv } from './import-products-csv.ts'
import { type Faults, type SheetEntry, SheetUnreadable } from './import-products-faults.ts'
import { readJson } from './import-products-json.ts'
import { readRows } from './import-products-rows.ts'
import { readXlsx } from './import-products-xlsx.ts'

type File = { format: ImportFormat; source: AsyncIterable<Uint8Array> }

/** What a file says of products, up to its end or to where it cannot be read on. */
export async function* readEntries({ format, source }: File, faults: Faults): AsyncGenerator<SheetEntry> {
  try {
    if (format === 'json') yield* readJson(source, faults)
    else yield* readRows(format === 'csv' ? readCsv(source) : readXlsx(source), faults)
  } catch (error) {
    if (!(error instanceof SheetUnreadable)) throw error
    faults.add(error.row, '', error.reason)
  }
}
