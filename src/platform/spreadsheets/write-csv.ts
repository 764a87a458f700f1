import { stringify } from 'csv-stringify/sync'

/** Spreadsheets take a file for UTF-8 only when it begins with this mark. */
const MARK = '\ufeff'

/** A cell that begins like a formula would be run as one by whoever opens the file: it is made text. */
const harmless = (cell: string) => (/^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell)

type Row = readonly (string | number)[]

export const csvBeginning = (heads: Row) => MARK + csvRows([heads])

/** What people wrote cannot become a formula; numbers of ours stay numbers. */
export const csvRows = (rows: readonly Row[]) =>
  stringify(
    rows.map((cells) => cells.map((cell) => (typeof cell === 'number' ? cell : harmless(cell)))),
    { record_delimiter: '\r\n', quote_record_delimiter: true },
  )
