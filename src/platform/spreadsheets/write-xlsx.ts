import { isByNature } from './cell-text.ts'

/** What a cell of a workbook can hold. */
export const LONGEST_CELL = 32_767

type Row = readonly (string | number)[]

/** A workbook with one sheet, the first row its heads. It is made in memory: a workbook is one piece. */
export async function writeXlsx(rows: readonly Row[]): Promise<Buffer> {
  // Only now: most processes never write one.
  const { default: writeXlsxFile } = await import('write-excel-file/node')
  // Texts as texts: none can become a formula, and long numbers stay whole.
  const cell = (value: string | number) =>
    typeof value === 'number'
      ? { value, type: Number }
      : { value: isByNature(value) ? `'${value}` : value, type: String }
  const cells = rows.map((row) => row.map(cell))
  return writeXlsxFile(cells, { stickyRowsCount: 1 }).toBuffer()
}
