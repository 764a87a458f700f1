import { parse } from 'csv-parse/sync'
import { SheetBroken } from './sheet-broken.ts'
import { readXlsx } from './xlsx/read-xlsx.ts'

export type Rows = string[][]

/**
 * The cells of a small file as text, whatever a spreadsheet program made of it: XLSX (its first sheet), CSV with commas,
 * semicolons or tabs, in UTF-8 or as Chinese Windows writes it; and what was pasted from one. Empty rows are left out.
 */
export async function readRows(bytes: Uint8Array): Promise<Rows> {
  const rows = isZip(bytes) ? await readWorkbook(bytes) : readText(decode(bytes))
  return rows
    .map((cells) => cells.map((cell) => cell.trim()))
    .filter((cells) => cells.some((cell) => cell !== ''))
}

const isZip = ([p, k, three, four]: Uint8Array) => p === 0x50 && k === 0x4b && three === 3 && four === 4

async function readWorkbook(bytes: Uint8Array): Promise<Rows> {
  const rows: Rows = []
  for await (const row of readXlsx(Buffer.from(bytes))) rows.push(row)
  return rows
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('gb18030').decode(bytes)
  }
}

/** Whichever the first line has most of; in quotes a line may break, and marks part nothing. */
const delimiterOf = (text: string) => {
  const [first = ''] = text
    .slice(0, 1 << 16)
    .replaceAll(/"[^"]*"/g, '')
    .split('\n', 1)
  const count = (mark: string) => first.split(mark).length
  return ['\t', ',', ';'].reduce((best, mark) => (count(mark) > count(best) ? mark : best))
}

function readText(text: string): Rows {
  try {
    const options = {
      delimiter: delimiterOf(text),
      bom: true,
      relax_column_count: true,
      skip_empty_lines: true,
    }
    return parse(text, { ...options, max_record_size: 1 << 20 })
  } catch (error) {
    throw new SheetBroken('no readable text', { cause: error })
  }
}
