import { cleanLine } from '#platform/clean-text.ts'
import { refuse } from '#platform/refusal.ts'
import { type Rows, readRows } from '#platform/spreadsheets/read-rows.ts'
import { SheetBroken } from '#platform/spreadsheets/sheet-broken.ts'
import * as m from '#words'

/** The rows of a file somebody sent; at least one. Its cells are cleaned like what is typed, for they are compared with that. */
export async function readSheet(source: Uint8Array): Promise<Rows> {
  const rows = await readRows(source).catch((error) => {
    if (error instanceof SheetBroken) return refuse(m.shipping_file_unreadable)
    throw error
  })
  const seen = rows.map((cells) => cells.map(cleanLine)).filter((cells) => cells.some((cell) => cell !== ''))
  return seen.length > 0 ? seen : refuse(m.shipping_file_empty)
}
