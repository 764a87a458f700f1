import type { ImportFormat } from '#features/catalogue/catalogue-seller-contract.ts'
import type { SheetRow } from '#platform/spreadsheets/sheet-limits.ts'
import { type Faults, type SheetEntry, SheetUnreadable } from './import-products-faults.ts'
import { readEntriesOfJson } from './import-products-json.ts'
import { readRows } from './import-products-rows.ts'
import { readShopify } from './import-products-shopify.ts'
import { readFileRows } from './import-products-table.ts'
import { readShopifyHeader } from './shopify-columns.ts'

type File = { format: ImportFormat; path: string }

/** What a file says of products, up to its end or to where it cannot be read on. */
export async function* readEntries({ format, path }: File, faults: Faults): AsyncGenerator<SheetEntry> {
  try {
    const rows = readFileRows(path, format)
    yield* format === 'json' ? readEntriesOfJson(rows, faults) : readTable(rows, faults)
  } catch (error) {
    if (!(error instanceof SheetUnreadable)) throw error
    faults.add(error.row, '', error.reason)
  }
}

/** By its header: the shop's own columns, or Shopify's. */
async function* readTable(records: AsyncGenerator<SheetRow>, faults: Faults): AsyncGenerator<SheetEntry> {
  try {
    const { value: first } = await records.next()
    if (!first) return
    const columns = readShopifyHeader(first.cells)
    if (!columns) yield* readRows(first, records, faults)
    else yield* readShopify(records, { columns, names: first.cells.some(isOlder) ? 'older' : 'newer' })
  } finally {
    // Whose header is wrong is read no further.
    await records.return(undefined)
  }
}

const isOlder = (name: string) => name.trim().toLowerCase() === 'handle'
