import { SheetBroken } from '../../sheet-broken.ts'
import { MOST_COLUMNS, MOST_ROWS, type SheetRow } from '../../sheet-limits.ts'
import { addText, createTextReader } from './read-strings.ts'
import { writeSerial } from './read-styles.ts'
import { readTags } from './read-tags.ts'

/** What cells refer to. */
export type Book = { strings: readonly string[]; times: ReadonlySet<number>; from1904: boolean }

/**
 * The rows of a sheet as a file of text would have them, every one as long as the first at least, with the numbers a
 * spreadsheet shows. Rows that are left out are passed over: a file of a few bytes may leave out a million.
 */
export async function* readSheet(source: AsyncIterable<Uint8Array>, book: Book): AsyncGenerator<SheetRow> {
  let width = 0
  let number = 0
  let row: string[] | undefined
  let cell: Cell | undefined
  const inline = createTextReader()
  let value = ''
  let inValue = false
  for await (const tags of readTags(source)) {
    for (const tag of tags) {
      inline.take(tag)
      if (tag.kind === 'text') {
        if (inValue) value = addText(value, tag.text)
      } else if (tag.name === 'v') inValue = tag.kind === 'open'
      else if (tag.name === 'row' && tag.kind === 'open') {
        number = nextRow(number, tag.attribute('r'))
        row = []
      } else if (tag.name === 'c' && tag.kind === 'open') {
        cell = {
          column: columnOf(tag.attribute('r')) ?? row?.length ?? 0,
          type: tag.attribute('t') ?? 'n',
          style: Number(tag.attribute('s') ?? -1),
        }
        value = ''
        inline.end()
      } else if (tag.name === 'c' && cell && row) {
        const text = cell.type === 'inlineStr' ? inline.end() : textOf(cell, value, book)
        put(row, cell.column, text, number)
        cell = undefined
      } else if (tag.name === 'row' && row) {
        width ||= row.length
        yield { number, cells: widen(row, width) }
        row = undefined
      }
    }
  }
}

type Cell = { column: number; type: string; style: number }

/** Which column a place is in, counted from 0: `B7` is in 1. */
function columnOf(place: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(place ?? '')?.[0]
  if (letters === undefined) return undefined
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

/** As it says itself, or the one after the last; never before that. */
function nextRow(last: number, said: string | undefined): number {
  const given = said === undefined ? last + 1 : /^\s*\d{1,7}\s*$/.test(said) ? Number(said) : 0
  if (given < 1 || given > MOST_ROWS)
    throw new SheetBroken('unreadable', { row: last + 1, why: 'no such row' })
  const number = Math.max(given, last + 1)
  if (number > MOST_ROWS) throw new SheetBroken('long', { row: last, why: 'more rows than there can be' })
  return number
}

/** Beyond the last column that is read, cells may be coloured but hold nothing. */
function put(row: string[], column: number, text: string, number: number): void {
  if (column >= MOST_COLUMNS) {
    if (text.trim() === '') return
    throw new SheetBroken('wide', { row: number })
  }
  while (row.length < column) row.push('')
  row[column] = text
}

/** As wide as the first row; cells beyond it that are empty were only coloured. */
function widen(row: string[], width: number): string[] {
  while (row.length < width) row.push('')
  while (row.length > width && row.at(-1) === '') row.pop()
  return row
}

const LONG_FRACTION = /^-?\d{1,9}\.\d{8,}(E-?\d+)?$/

/** Numbers are kept as they stand: one of twenty digits is none. */
function textOf({ type, style }: Cell, value: string, { strings, times, from1904 }: Book): string {
  if (type === 's') return strings[Number(value)] ?? ''
  if (type === 'b') return value === '1' ? 'true' : value === '0' ? 'false' : value
  if (type === 'd') return value.slice(0, 19).replace('T', ' ')
  if (type !== 'n' || value === '') return value
  if (times.has(style) && Number.isFinite(Number(value))) return writeSerial(Number(value), from1904)
  // 12.8 may be kept as 12.800000000000001; nobody typed so many digits.
  return LONG_FRACTION.test(value) ? String(Number(Number(value).toPrecision(15))) : value
}
