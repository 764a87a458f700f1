import { openZip, type Zip, ZipRefused } from '#platform/storage/open-zip.ts'
import { SheetBroken } from '../../sheet-broken.ts'
import type { SheetRow } from '../../sheet-limits.ts'
import { type Book, readSheet } from './read-sheet.ts'
import { readStrings } from './read-strings.ts'
import { readTimeStyles } from './read-styles.ts'
import { readTags } from './read-tags.ts'

/** A workbook is a ZIP file; what comes out of it may be a thousand times as large as what went in. */
const MOST = { entries: 1000, unpacked: 256 << 20 }
/** It names a few for each of its sheets. */
const MOST_PARTS = 10_000

/**
 * The rows of the first sheet of an XLSX file, as they are read: neither the file nor the sheet is ever held as a
 * whole. A file that unpacks to more than anybody types is refused.
 */
export async function* readXlsx(from: string | Buffer): AsyncGenerator<SheetRow> {
  let zip: Zip | undefined
  try {
    zip = await openZip(from, MOST)
    const { sheet, from1904 } = await findFirstSheet(zip)
    const strings = await readPart(zip, 'xl/sharedStrings.xml', readStrings)
    const times = await readPart(zip, 'xl/styles.xml', readTimeStyles)
    const book: Book = { strings: strings ?? [], times: times ?? new Set(), from1904 }
    const source = zip.stream(sheet) ?? broken(`there is no ${sheet}`)
    yield* readSheet(source, book)
  } catch (error) {
    throw error instanceof ZipRefused ? new SheetBroken('unreadable', { why: error.message }) : error
  } finally {
    zip?.close()
  }
}

const broken = (why: string): never => {
  throw new SheetBroken('unreadable', { why })
}

async function readPart<T>(zip: Zip, name: string, read: (source: AsyncIterable<Uint8Array>) => Promise<T>) {
  const source = zip.stream(name)
  return source && read(source)
}

/** The workbook names its sheets in their order, and a list beside it says in which file each is. */
async function findFirstSheet(zip: Zip): Promise<{ sheet: string; from1904: boolean }> {
  let id: string | undefined
  let from1904 = false
  const workbook = zip.stream('xl/workbook.xml') ?? broken('there is no workbook in it')
  for await (const tags of readTags(workbook)) {
    for (const tag of tags) {
      if (tag.kind !== 'open') continue
      if (tag.name === 'sheet') id ??= tag.attribute('(?:[^\\s=:]+:)?id')
      if (tag.name === 'workbookPr') from1904 = /^(1|true)$/.test(tag.attribute('date1904') ?? '')
    }
  }
  const targets = new Map<string, string>()
  await readPart(zip, 'xl/_rels/workbook.xml.rels', async (source) => {
    for await (const tags of readTags(source)) {
      for (const tag of tags)
        if (tag.kind === 'open' && tag.name === 'Relationship')
          targets.set(tag.attribute('Id') ?? '', tag.attribute('Target') ?? '')
      if (targets.size > MOST_PARTS) broken('parts without an end')
    }
  })
  const target = targets.get(id ?? '') ?? 'worksheets/sheet1.xml'
  return { sheet: target.startsWith('/') ? target.slice(1) : `xl/${target}`, from1904 }
}
