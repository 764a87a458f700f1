import { stringify } from 'csv-stringify/sync'
import { writeCell } from './cell-text.ts'

/** Spreadsheets take a file for UTF-8 only when it begins with this mark. */
const MARK = '\ufeff'

type Row = readonly (string | number)[]

export const csvBeginning = (heads: Row) => MARK + csvRows([heads])

/** What people wrote cannot become a formula; numbers of ours stay numbers. */
export const csvRows = (rows: readonly Row[]) =>
  stringify(
    rows.map((cells) => cells.map((cell) => (typeof cell === 'number' ? cell : writeCell(cell)))),
    { record_delimiter: '\r\n', quote_record_delimiter: true },
  )
