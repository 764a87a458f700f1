import { monitorEventLoopDelay } from 'node:perf_hooks'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { aRawWorkbook } from '#testing/builders/build-workbook.ts'
import { openSheet } from './open-sheet.ts'
import { readRows } from './read-rows.ts'
import { SheetBroken } from './sheet-broken.ts'
import { MOST_CELLS, MOST_COLUMNS } from './sheet-limits.ts'

vi.setConfig({ testTimeout: 300_000 })

const FILES = 1000
const DEAF = 1e9

const rowNumber = fc.oneof(
  fc.constantFrom('1e309', '-1', '0', 'NaN', '1.5', '0x10', '1048576', '1048577', '9007199254740993', ''),
  fc.integer().map(String),
  fc.string({ maxLength: 8 }).map((text) => text.replace(/["<&]/g, '')),
)
const place = fc.oneof(
  fc.constantFrom('XFD1', 'ZZZ9', 'A0', 'IV1', 'IW1', '1A', 'AAAAAAAA1', ''),
  fc.string({ maxLength: 6 }).map((text) => text.replace(/["<&]/g, '')),
)
const value = fc.oneof(
  fc.constantFrom('', '1', '1e999', '&#x110000;', '<![CDATA[x]]>', '<!-- -->'),
  fc.string({ maxLength: 9 }),
)
const type = fc.constantFrom('', ' t="s"', ' t="inlineStr"', ' t="d"', ' t="b" s="1e9"', ' s="-1"')
const cell = fc.tuple(place, type, value).map(([at, kind, text]) => `<c r="${at}"${kind}><v>${text}</v></c>`)
const row = fc
  .tuple(rowNumber, fc.array(cell, { maxLength: 5 }))
  .map(([number, cells]) => `<row r="${number}">${cells.join('')}</row>`)
/** Few bytes that stand for many: what is told again and again packs to nothing. */
const again = fc.tuple(
  fc.oneof(
    row,
    fc.constantFrom(
      '<row/>',
      '<row><c r="XFD1"/></row>',
      '<row><c r="IV1"><v>1</v></c></row>',
      '<c/>',
      '<v>',
      '<!---->',
      '<a b="',
      '<row>',
      '&amp;',
    ),
  ),
  fc.constantFrom(1, 1, 2, 30, 300, 3000),
)
const sheet = fc
  .array(again, { maxLength: 3 })
  .map((parts) => parts.map(([text, times]) => text.repeat(times)).join(''))
/** Seldom, for each takes a reader a while. */
const seldom = (...parts: string[]) =>
  fc.oneof({ weight: 20, arbitrary: fc.constant('') }, { weight: 1, arbitrary: fc.constantFrom(...parts) })
const strings = seldom(
  '<si/>'.repeat(60_000),
  `<si><t>${'x'.repeat(1 << 20)}</t></si>`,
  '<si><t>',
  '<t>a<!---->',
)
const styles = seldom(`<cellXfs>${'<xf/>'.repeat(140_000)}</cellXfs>`, '<numFmt numFmtId="1" formatCode="[')
const workbook = fc.tuple(sheet, strings, styles).map(([data, shared, looks]) =>
  aRawWorkbook(data, {
    ...(shared && { 'xl/sharedStrings.xml': shared }),
    ...(looks && { 'xl/styles.xml': looks }),
  }),
)
const rubbish = fc
  .tuple(workbook, fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 20 }), fc.nat())
  .map(([whole, changes, end]) => {
    const bytes = Buffer.from(whole)
    for (const [at, byte] of changes) bytes[4 + (at % (bytes.length - 4))] = byte
    return end % 2 ? bytes : bytes.subarray(0, 4 + (end % bytes.length))
  })
const table = fc
  .tuple(
    fc.constantFrom('"', ',', ';\n', '\n', '\t', ',"', '\0', '\ufeff', '"a"b', 'x'.repeat(99)),
    fc.constantFrom(1, 20, 500, 20_000),
    fc.string(),
  )
  .map(([text, times, rest]) => Buffer.from(rest + text.repeat(times)))
const hostile = fc.oneof(
  { weight: 6, arbitrary: workbook },
  { weight: 2, arbitrary: rubbish },
  { weight: 2, arbitrary: table },
  {
    weight: 1,
    arbitrary: fc
      .uint8Array({ maxLength: 300 })
      .map((bytes) => Buffer.concat([Buffer.from('PK\x03\x04'), bytes])),
  },
)

test(`of ${FILES} hostile files each is read within bounds or refused, and the process hears all the while`, async () => {
  const delay = monitorEventLoopDelay({ resolution: 10 })
  let refused = 0
  let longest = 0
  await fc.assert(
    fc.asyncProperty(hostile, async (bytes) => {
      delay.reset()
      delay.enable()
      try {
        const rows = await readRows(bytes)
        const cells = rows.reduce((sum, { length }) => sum + length, 0)
        expect(cells).toBeLessThanOrEqual(MOST_CELLS)
        for (const { length } of rows) expect(length).toBeLessThanOrEqual(MOST_COLUMNS)
      } catch (error) {
        expect(error).toBeInstanceOf(SheetBroken)
        refused += 1
      } finally {
        delay.disable()
        longest = Math.max(longest, delay.max)
      }
      expect(delay.max).toBeLessThan(DEAF)
    }),
    { numRuns: FILES },
  )
  expect(refused).toBeGreaterThan(FILES / 10)
  expect(refused).toBeLessThan(FILES)
})

const faultOf = async (bytes: Uint8Array) =>
  readRows(bytes).then(
    (rows) => rows.length,
    (error) => (error instanceof SheetBroken ? `${error.fault} ${error.row}` : error),
  )
const filled = '<v>1</v>'

test.each([
  ['a row without a number', '<row r="1e309"/>', 'unreadable 1'],
  ['a row before the first', '<row r="0"/>', 'unreadable 1'],
  ['half a row', '<row><c/></row><row r="2.5"/>', 'unreadable 2'],
  ['the last row there can be', `<row r="1048576"><c>${filled}</c></row>`, 1],
  ['one more', `<row r="1048577"><c>${filled}</c></row>`, 'unreadable 1'],
  ['a row behind the last', `<row r="1048576"/><row><c>${filled}</c></row>`, 'unreadable 1048577'],
  ['40,000 empty cells far to the right', '<row><c r="XFD1"/></row>'.repeat(40_000), 0],
  ['text in the last column that is read', `<row><c r="IV1">${filled}</c></row>`, 1],
  ['text in the next', `<row><c r="IW1">${filled}</c></row>`, 'wide 1'],
  ['as many cells as are read', `<row><c r="IV1">${filled}</c></row>`.repeat(1953), 1953],
  ['a row more', `<row><c r="IV1">${filled}</c></row>`.repeat(1954), 'long 1954'],
])('%s', async (_, rows, found) => {
  expect(await faultOf(aRawWorkbook(rows))).toBe(found)
})

test('a text that is kept once and shown everywhere is counted as often as it is shown', async () => {
  const shared = { 'xl/sharedStrings.xml': `<sst><si><t>${'x'.repeat(1 << 20)}</t></si></sst>` }
  const shown = '<row><c t="s"><v>0</v></c></row>'
  expect(await faultOf(aRawWorkbook(shown.repeat(128), shared))).toBe(128)
  expect(await faultOf(aRawWorkbook(shown.repeat(129), shared))).toBe('long 129')
})

test('a table of text is bounded too', async () => {
  expect(await faultOf(Buffer.from(`${'a,'.repeat(255)}a`))).toBe(1)
  expect(await faultOf(Buffer.from(`${'a,'.repeat(256)}a`))).toBe('wide 1')
  expect(await faultOf(Buffer.from(`${'a,'.repeat(255)}${','.repeat(9000)}`))).toBe(1)
  expect(await faultOf(Buffer.from('a\n'.repeat(MOST_CELLS)))).toBe(MOST_CELLS)
  expect(await faultOf(Buffer.from('a\n'.repeat(MOST_CELLS + 1)))).toBe(`long ${MOST_CELLS + 1}`)
})

test('whoever has seen enough reads no further, and the next file has its turn', async () => {
  const long = Buffer.from('a,b\n'.repeat(100_000))
  for (let time = 0; time < 4; time += 1) {
    expect((await readRows(long, 10)).length).toBeLessThan(1000)
    for await (const rows of openSheet({ from: long })) {
      expect(rows[0]).toEqual({ number: 1, cells: ['a', 'b'] })
      break
    }
  }
  expect(await faultOf(Buffer.from('a\nb'))).toBe(2)
})

test('a reader that takes too long is ended, and the next file is read', async () => {
  const slow = aRawWorkbook('<a/>'.repeat(16 << 20))
  const reading = async () => {
    for await (const rows of openSheet({ from: slow }, 200)) return rows
  }
  for (let time = 0; time < 3; time += 1) await expect(reading()).rejects.toMatchObject({ fault: 'slow' })
  expect(await faultOf(Buffer.from('a\nb'))).toBe(2)
})
