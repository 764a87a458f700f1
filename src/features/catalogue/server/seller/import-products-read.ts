import { createReadStream } from 'node:fs'
import type { ImportFormat } from '#features/catalogue/catalogue-seller-contract.ts'
import { readCsv } from './import-products-csv.ts'
import { type Faults, type SheetEntry, SheetUnreadable } from './import-products-faults.ts'
import { readJson } from './import-products-json.ts'
import { readRows } from './import-products-rows.ts'
import { readShopify } from './import-products-shopify.ts'
import { readWorkbook } from './import-products-xlsx.ts'
import { readShopifyHeader } from './shopify-columns.ts'

type File = { format: ImportFormat; path: string }

/** What a file says of products, up to its end or to where it cannot be read on. */
export async function* readEntries({ format, path }: File, faults: Faults): AsyncGenerator<SheetEntry> {
  try {
    if (format === 'json') yield* readJson(createReadStream(path), faults)
    else yield* readTable(format === 'csv' ? readCsv(createReadStream(path)) : readWorkbook(path), faults)
  } catch (error) {
    if (!(error instanceof SheetUnreadable)) throw error
    faults.add(error.row, '', error.reason)
  }
}

/** By its header: the shop's own columns, or Shopify's. */
async function* readTable(records: AsyncGenerator<string[]>, faults: Faults): AsyncGenerator<SheetEntry> {
  const { value: header = [] } = await records.next()
  const columns = readShopifyHeader(header)
  if (!columns) yield* readRows(header, records, faults)
  else yield* readShopify(records, { columns, names: header.some(isOlder) ? 'older' : 'newer' })
}

const isOlder = (name: string) => name.trim().toLowerCase() === 'handle'
