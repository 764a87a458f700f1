import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aZip } from '#testing/builders/build-zip.ts'
import { readCell, writeCell } from './cell-text.ts'
import { readRows } from './read-rows.ts'
import { readXlsx } from './reader/xlsx/read-xlsx.ts'
import { SheetBroken } from './sheet-broken.ts'
import { writeXlsx } from './write-xlsx.ts'

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const REL = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** A workbook as Excel writes one: texts apart, styles by number, the first sheet not in the first file. */
function aWorkbook(sheet: string, parts: Record<string, string> = {}): Buffer {
  return aZip({
    'xl/workbook.xml': `<?xml version="1.0"?><workbook xmlns="${MAIN}" xmlns:r="${REL}"><workbookPr/>
      <sheets><sheet name="一" sheetId="2" r:id="rId7"/><sheet name="二" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/>
      <Relationship Target="worksheets/sheet2.xml" Id="rId7"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData><row r="1"><c r="A1"><v>1</v></c></row></sheetData></worksheet>`,
    'xl/worksheets/sheet2.xml': `<worksheet xmlns="${MAIN}"><sheetData>${sheet}</sheetData></worksheet>`,
    ...parts,
  })
}

async function rowsOf(file: Buffer): Promise<string[][]> {
  const rows: string[][] = []
  for await (const { cells } of readXlsx(file)) rows.push(cells)
  return rows
}

test('what people type into a workbook is read as they see it', async () => {
  const strings = `<sst><si><t>运单号</t></si><si><r><t xml:space="preserve">red </t></r><r><t>apples</t></r><rPh><t>aka</t></rPh></si>
    <si><t>a &amp; b &lt;c&gt; &#x4e2d;</t></si></sst>`
  const styles = `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="yyyy&quot;年&quot;m&quot;月&quot;d&quot;日&quot;"/>
    <numFmt numFmtId="165" formatCode="[Red]0.00&quot;ms&quot;"/></numFmts>
    <cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>
    <cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs></styleSheet>`
  const sheet = `
    <row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c r="C1" t="s"><v>2</v></c></row>
    <row r="3"><c r="A3"><v>75512345678901234567</v></c><c r="C3" t="inlineStr"><is><t>直接</t></is></c></row>
    <row r="4"><c r="A4" s="1"><v>46341.5</v></c><c r="B4" s="2"><v>46341</v></c><c r="C4" s="3"><v>12.800000000000001</v></c></row>
    <row r="5"><c r="A5" t="b"><v>1</v></c><c r="B5" t="str"><f>A1&gt;1</f><v>sum</v></c><c r="C5"/><c r="D5" s="1"/></row>`
  const file = aWorkbook(sheet, { 'xl/sharedStrings.xml': strings, 'xl/styles.xml': styles })
  expect(await rowsOf(file)).toEqual([
    ['运单号', 'red apples', 'a & b <c> 中'],
    ['75512345678901234567', '', '直接'],
    ['2026-11-15 12:00:00', '2026-11-15 00:00:00', '12.8'],
    ['true', 'sum', ''],
  ])
})

test('whatever was written into a workbook is read from it again', async () => {
  const cell = fc
    .string({ unit: 'binary', maxLength: 20 })
    // XML has no way to write the others, no text of ours holds a control character, and the library keeps no code point
    // that Unicode says is no character.
    .map((text) =>
      text
        .replace(/[^\t\n\u0020-\u007e\u00a0-\ud7ff\u{10000}-\u{10ffff}]/gu, '')
        .replace(/\p{Noncharacter_Code_Point}|_x/gu, ''),
    )
  const row = fc.array(cell, { minLength: 3, maxLength: 3 })
  await fc.assert(
    fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 8 }), async (rows) => {
      const heads = ['a', 'b', 'c']
      const read = await rowsOf(await writeXlsx([heads, ...rows.map((cells) => cells.map(writeCell))]))
      const written = [heads, ...rows].map((cells) => cells.map((one) => one.replace(/\r\n?/g, '\n')))
      expect(read.map((cells) => [...cells.map(readCell), '', '', ''].slice(0, 3))).toEqual(written)
    }),
    { numRuns: 10, examples: [[[['constructor', 'toString', '=1']]]] },
  )
}, 60_000)

test('no export loses a text that every object has by nature', async () => {
  expect(await rowsOf(await writeXlsx([['buyer'], ['toString'], ['-1']]))).toEqual([
    ['buyer'],
    ["'toString"],
    ['-1'],
  ])
})

test('a small file that unpacks to a huge one is refused, and so is one that lies about its size', async () => {
  const files = {
    'xl/workbook.xml': '<workbook><sheet r:id="x"/></workbook>',
    'xl/worksheets/sheet1.xml': Buffer.alloc(1 << 20, ' '),
    'xl/media/other.xml': ' ',
  }
  expect(await readRows(aZip(files))).toEqual([])
  // Nobody need unpack it to know: what it will come to stands in its directory.
  const bomb = aZip(files, { 'xl/media/other.xml': 300 << 20 })
  await expect(readRows(bomb)).rejects.toThrow(SheetBroken)
  const lying = aZip(files, { 'xl/worksheets/sheet1.xml': 1000 })
  await expect(readRows(lying)).rejects.toThrow(SheetBroken)
})

test.each([
  ['no workbook', aZip({ 'readme.txt': 'hello' })],
  ['half a file', aWorkbook('<row r="1"/>').subarray(0, 200)],
  ['a sheet cut off', aWorkbook('<row r="1"><c r="A1')],
])('%s is told as broken', async (_, file) => {
  await expect(readRows(file)).rejects.toThrow(SheetBroken)
})
