/** What a cell of a workbook can hold. */
export const LONGEST_CELL = 32_767

/** A workbook with one sheet of texts, the first row its heads. It is made in memory: a workbook is one piece. */
export async function writeXlsx(rows: readonly (readonly string[])[]): Promise<Buffer> {
  // Only now: most processes never write one.
  const { default: writeXlsxFile } = await import('write-excel-file/node')
  const cells = rows.map((row) => row.map((value) => ({ value, type: String })))
  return writeXlsxFile(cells, { stickyRowsCount: 1 }).toBuffer()
}
