import { createReadStream } from 'node:fs'
import { SheetBroken } from '../sheet-broken.ts'
import { MOST_CELLS, MOST_CHARACTERS, type SheetFile, type SheetRow } from '../sheet-limits.ts'
import { readCsv } from './read-csv.ts'
import { readJson } from './read-json.ts'
import { readXlsx } from './xlsx/read-xlsx.ts'

/** The rows of a file in which something stands; what it comes to is counted, for a byte of a file may become many. */
export async function* readTable({ from, format }: SheetFile): AsyncGenerator<SheetRow> {
  let cells = 0
  let characters = 0
  for await (const row of rowsOf(from, format)) {
    const isBlank = format !== 'json' && row.cells.every((cell) => cell.trim() === '')
    cells += isBlank ? 1 : row.cells.length
    for (const cell of row.cells) characters += cell.length
    if (cells > MOST_CELLS || characters > MOST_CHARACTERS) throw new SheetBroken('long', { row: row.number })
    if (!isBlank) yield row
  }
}

function rowsOf(from: SheetFile['from'], format: SheetFile['format']): AsyncGenerator<SheetRow> {
  if (typeof from === 'string') {
    if (format === 'xlsx') return readXlsx(from)
    return (format === 'json' ? readJson : readCsv)(createReadStream(from))
  }
  const bytes = Buffer.from(from.buffer, from.byteOffset, from.byteLength)
  const isWorkbook = format ? format === 'xlsx' : isZip(bytes)
  return isWorkbook ? readXlsx(bytes) : readCsv(inPieces(bytes))
}

const isZip = ([p, k, three, four]: Uint8Array) => p === 0x50 && k === 0x4b && three === 3 && four === 4

const PIECE = 1 << 16

async function* inPieces(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += PIECE) yield bytes.subarray(at, at + PIECE)
}
