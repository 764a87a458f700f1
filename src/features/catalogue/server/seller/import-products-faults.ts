import type { ImportFault, ImportFaults } from '#features/catalogue/catalogue-seller-contract.ts'
import type { Language } from '#platform/i18n/language.ts'

/** Says a reason in one language. */
export type Reason = (options: { locale: Language }) => string

/** What is wrong in a file: everything is counted, and enough of it named to work with. */
export type Faults = {
  add(row: number, column: string, reason: Reason): void
  readonly total: number
  list(): ImportFaults
}

const NAMED = 1000

export function createFaults(locale: Language): Faults {
  const faults: ImportFault[] = []
  let total = 0
  return {
    add(row, column, reason) {
      total += 1
      if (faults.length < NAMED) faults.push({ row, column, reason: reason({ locale }) })
    },
    get total() {
      return total
    },
    // Some are found by looking back from a later row; people read from the top.
    list: () => ({ faults: faults.toSorted((one, other) => one.row - other.row), total }),
  }
}

/** The file cannot be read on from here. */
export class SheetUnreadable extends Error {
  readonly row: number
  readonly reason: Reason
  constructor(row: number, reason: Reason) {
    super(`The file cannot be read from row ${row}`)
    this.row = row
    this.reason = reason
  }
}

/** A product as its file has it, not checked yet, and where each of its values stands there. */
export type SheetEntry = {
  row: number
  value: unknown
  place(path: readonly PropertyKey[]): { row: number; column: string }
}
