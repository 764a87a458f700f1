/** Cells copied from a spreadsheet, row by row; nothing where it is the text of one cell. */
export function readPasted(text: string): string[][] | undefined {
  const rows = text.replace(/\r\n?/g, '\n').replace(/\n$/, '').split('\n')
  const cells = rows.map((row) => row.split('\t').map((cell) => cell.trim()))
  return cells.length > 1 || (cells[0]?.length ?? 0) > 1 ? cells : undefined
}
