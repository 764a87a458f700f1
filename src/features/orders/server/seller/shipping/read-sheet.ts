import { refuse } from '#platform/refusal.ts'
import { type Rows, readRows } from '#platform/spreadsheets/read-rows.ts'
import { SheetBroken } from '#platform/spreadsheets/sheet-broken.ts'
import * as m from '#words'

/** The rows of a file somebody sent; at least one. */
export async function readSheet(source: Uint8Array): Promise<Rows> {
  const rows = await readRows(source).catch((error) => {
    if (error instanceof SheetBroken) return refuse(m.shipping_file_unreadable)
    throw error
  })
  return rows.length > 0 ? rows : refuse(m.shipping_file_empty)
}
