import { parse } from 'csv-parse/sync'

export type Rows = string[][]

/** It is no file this reads, or a broken one. */
export class SheetBroken extends Error {}

/**
 * The cells of a small file as text, whatever a spreadsheet program made of it: XLSX (its first sheet), CSV with commas,
 * semicolons or tabs, in UTF-8 or as Chinese Windows writes it; and what was pasted from one. Empty rows are left out.
 */
export async function readRows(bytes: Uint8Array): Promise<Rows> {
  const rows = isZip(bytes) ? await readXlsx(bytes) : readText(decode(bytes))
  return rows
    .map((cells) => cells.map((cell) => cell.trim()))
    .filter((cells) => cells.some((cell) => cell !== ''))
}

const isZip = ([p, k, three, four]: Uint8Array) => p === 0x50 && k === 0x4b && three === 3 && four === 4

async function readXlsx(bytes: Uint8Array): Promise<Rows> {
  // Only now: most processes never read one.
  const { readSheet } = await import('read-excel-file/node')
  try {
    // As it stands in the file: a number of twenty digits is no number.
    const rows = await readSheet(Buffer.from(bytes), { parseNumber: (text: string) => text })
    return rows.map((cells) => cells.map((cell) => (cell === null ? '' : String(cell))))
  } catch (error) {
    throw new SheetBroken('no readable XLSX', { cause: error })
  }
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('gb18030').decode(bytes)
  }
}

/** Whichever the first line has most of. */
const delimiterOf = (text: string) => {
  const [first = ''] = text.split('\n', 1)
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
