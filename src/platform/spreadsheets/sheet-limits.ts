/** As many rows as a workbook can have. */
export const MOST_ROWS = 1_048_576
/** Far more columns than anybody fills; a workbook may claim 16,384, and every row of it. */
export const MOST_COLUMNS = 256
/** 17,000 rows of a product file with all its columns. */
export const MOST_CELLS = 500_000
/** A short text that is kept once may be shown in every cell. */
export const MOST_CHARACTERS = 128 << 20
/** Far above any cell, far below what a text without an end would fill. */
export const LONGEST_TEXT = 8 << 20

/** What is read of a file at most, and how its bytes are found. */
export type SheetFile = {
  /** Its path, or what came with a call. */
  from: string | Uint8Array
  /** By its first bytes, unless somebody says. */
  format?: 'csv' | 'xlsx' | 'json'
}

/** Numbered as a spreadsheet does, counting those that are empty. An entry of JSON is one cell. */
export type SheetRow = { number: number; cells: string[] }
