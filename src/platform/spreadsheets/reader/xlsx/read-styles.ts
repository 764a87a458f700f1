import { SheetBroken } from '../../sheet-broken.ts'
import { readTags } from './read-tags.ts'

/** As many as Excel lets a workbook have. */
const MOST_STYLES = 65_536

/** The formats every workbook knows without saying that show a number as a day or time, East Asian ones among them. */
const BUILT_IN = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
] as const

/** The numbers of the styles whose cells show days or times. */
export async function readTimeStyles(source: AsyncIterable<Uint8Array>): Promise<Set<number>> {
  const own = new Map<number, string>()
  const formats: number[] = []
  let inCells = false
  for await (const tags of readTags(source)) {
    for (const tag of tags) {
      if (tag.kind === 'text') continue
      if (tag.name === 'cellXfs') inCells = tag.kind === 'open'
      else if (tag.kind !== 'open') continue
      else if (tag.name === 'numFmt')
        own.set(Number(tag.attribute('numFmtId')), tag.attribute('formatCode') ?? '')
      else if (tag.name === 'xf' && inCells) formats.push(Number(tag.attribute('numFmtId') ?? 0))
      if (own.size + formats.length > 2 * MOST_STYLES)
        throw new SheetBroken('unreadable', { why: 'styles without an end' })
    }
  }
  const isTime = (id: number) => {
    const code = own.get(id)
    return code === undefined ? BUILT_IN.some(([from, to]) => id >= from && id <= to) : showsTime(code)
  }
  return new Set(formats.flatMap((id, style) => (isTime(id) ? [style] : [])))
}

/** Without what is only written beside the number: quoted words, escaped letters, colours and conditions. */
const showsTime = (code: string) =>
  /[ymdhs]/i.test(code.replace(/"[^"]*"|\\.|_.|\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, ''))

const DAY = 86_400_000
/** Days are counted from here; workbooks of old Apple computers count from another day. */
const FIRST_DAY = Date.UTC(1899, 11, 30)
const FIRST_DAY_1904 = Date.UTC(1904, 0, 1)

/** A cell of time has no zone: what stands there is the shop's. */
export function writeSerial(serial: number, from1904: boolean): string {
  const at = (from1904 ? FIRST_DAY_1904 : FIRST_DAY) + Math.round((serial * DAY) / 1000) * 1000
  return Math.abs(at) <= 8.64e15 ? new Date(at).toISOString().slice(0, 19).replace('T', ' ') : String(serial)
}
