import { MOST_SHIPPED } from '#features/orders/shipping-seller-contract.ts'
import { cleanLine } from '#platform/clean-text.ts'
import { refuse } from '#platform/refusal.ts'
import { openSheet } from '#platform/spreadsheets/open-sheet.ts'
import type { Rows } from '#platform/spreadsheets/read-rows.ts'
import { SheetBroken, type SheetFault } from '#platform/spreadsheets/sheet-broken.ts'
import { MOST_CELLS, MOST_COLUMNS } from '#platform/spreadsheets/sheet-limits.ts'
import * as m from '#words'

/** Of a cell, before it is cleaned: far more than any number or heading has. */
const READ_OF_CELL = 500
/** One more than may be shipped, and a row of headings. */
const READ_ROWS = MOST_SHIPPED + 2

/** The rows of a file somebody sent; at least one. Its cells are cleaned like what is typed, for they are compared with that. */
export async function readSheet(source: Uint8Array): Promise<Rows> {
  const seen: Rows = []
  try {
    for await (const rows of openSheet({ from: source })) {
      for (const { cells } of rows) {
        const cleaned = cells.map((cell) => cleanLine(cell.slice(0, READ_OF_CELL)))
        if (cleaned.some((cell) => cell !== '')) seen.push(cleaned)
      }
      if (seen.length >= READ_ROWS) break
    }
  } catch (error) {
    if (error instanceof SheetBroken) return WHY[error.fault]()
    throw error
  }
  return seen.length > 0 ? seen : refuse(m.shipping_file_empty)
}

const unreadable = () => refuse(m.shipping_file_unreadable)

const WHY: Record<SheetFault, () => never> = {
  unreadable,
  encoding: unreadable,
  list: unreadable,
  entry: unreadable,
  quotes: () => refuse(m.shipping_file_quotes),
  long: () => refuse(m.shipping_file_cells, { most: MOST_CELLS }),
  wide: () => refuse(m.shipping_file_wide, { most: MOST_COLUMNS }),
  slow: () => refuse(m.shipping_file_slow),
}
