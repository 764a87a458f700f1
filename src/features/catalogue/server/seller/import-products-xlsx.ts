import { SheetBroken } from '#platform/spreadsheets/sheet-broken.ts'
import { readXlsx } from '#platform/spreadsheets/xlsx/read-xlsx.ts'
import * as m from '#words'
import { SheetUnreadable } from './import-products-faults.ts'

/** The rows of the first sheet of an XLSX file, as a CSV file would have them. */
export async function* readWorkbook(file: string): AsyncGenerator<string[]> {
  let row = 1
  try {
    for await (const cells of readXlsx(file)) {
      yield cells
      row += 1
    }
  } catch (error) {
    if (!(error instanceof SheetBroken)) throw error
    throw new SheetUnreadable(row, (options) => m.imports_fault_xlsx({}, options))
  }
}
