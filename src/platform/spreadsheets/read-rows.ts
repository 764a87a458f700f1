import { openSheet } from './open-sheet.ts'

export type Rows = string[][]

/**
 * The cells of a small file as text, whatever a spreadsheet program made of it: XLSX (its first sheet), CSV with commas,
 * semicolons or tabs, in UTF-8 or as Chinese Windows writes it; and what was pasted from one. Empty rows are left out, and
 * whoever asks for the first rows alone gets a few more at most.
 */
export async function readRows(bytes: Uint8Array, most = Number.POSITIVE_INFINITY): Promise<Rows> {
  const rows: Rows = []
  for await (const some of openSheet({ from: bytes })) {
    for (const { cells } of some) rows.push(cells.map((cell) => cell.trim()))
    if (rows.length >= most) break
  }
  return rows
}
