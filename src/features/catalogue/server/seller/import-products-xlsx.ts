import { openZip } from '#platform/storage/open-zip.ts'
import * as m from '#words'
import { SheetUnreadable } from './import-products-faults.ts'

/** A workbook is a ZIP file that has to be unpacked as a whole. */
const MOST_BYTES = 64 << 20
const MOST = { entries: 1000, unpacked: 256 << 20 }

/** The rows of the first sheet of an XLSX file, as a CSV file would have them. */
export async function* readXlsx(source: AsyncIterable<Uint8Array>): AsyncGenerator<string[]> {
  const unreadable = new SheetUnreadable(1, (options) => m.imports_fault_xlsx({}, options))
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of source) {
    bytes += part.length
    if (bytes > MOST_BYTES) throw unreadable
    parts.push(part)
  }
  const file = Buffer.concat(parts)
  const rows = await readFirstSheet(file).catch(() => {
    throw unreadable
  })
  for (const row of rows) yield row.map(textOf)
}

async function readFirstSheet(file: Buffer) {
  await unpackAll(file)
  // Only now: most processes never read one. Numbers are kept as they stand: one of twenty digits is none.
  const { readSheet } = await import('read-excel-file/node')
  return readSheet(file, { parseNumber: (text: string) => text, trim: false })
}

/** Holds what the file says of its size against what comes out, before whoever reads it believes it. */
async function unpackAll(file: Buffer): Promise<void> {
  const zip = await openZip(file, MOST)
  for (const name of zip.names) await zip.read(name)
}

const LONG_FRACTION = /^\d{1,9}\.\d{8,}(E-?\d+)?$/

/** Spreadsheets know numbers and times; a file of text has them written out. */
function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return ''
  // 12.8 may be kept as 12.800000000000001; nobody typed so many digits.
  if (typeof cell === 'string' && LONG_FRACTION.test(cell))
    return String(Number(Number(cell).toPrecision(15)))
  // A cell of time has no zone: what stands there is the shop's.
  if (cell instanceof Date) return cell.toISOString().slice(0, 19).replace('T', ' ')
  return String(cell)
}
