import { SheetBroken } from '../../sheet-broken.ts'
import { LONGEST_TEXT, MOST_CELLS } from '../../sheet-limits.ts'
import { readTags } from './read-tags.ts'

/** Workbooks keep texts once and refer to them by number, so they are held while the sheet is read. */
const MOST_CHARACTERS = 32 << 20

export async function readStrings(source: AsyncIterable<Uint8Array>): Promise<string[]> {
  const strings: string[] = []
  let characters = 0
  const text = createTextReader()
  for await (const tags of readTags(source)) {
    for (const tag of tags) {
      text.take(tag)
      if (tag.kind !== 'close' || tag.name !== 'si') continue
      const whole = text.end()
      characters += whole.length
      strings.push(whole)
      if (characters > MOST_CHARACTERS || strings.length > MOST_CELLS)
        throw new SheetBroken('long', { why: 'more text than may be held' })
    }
  }
  return strings
}

type Tag = Awaited<ReturnType<ReturnType<typeof readTags>['next']>>['value'][number]

/** Puts the pieces of a text together that differ in how they look; how Japanese is read aloud is left out. */
export function createTextReader() {
  let text = ''
  let inText = false
  let aloud = false
  return {
    take(tag: Tag): void {
      if (tag.kind === 'text') {
        if (inText && !aloud) text = addText(text, tag.text)
      } else if (tag.name === 't') inText = tag.kind === 'open'
      else if (tag.name === 'rPh') aloud = tag.kind === 'open'
    },
    end(): string {
      const whole = text
      text = ''
      return whole
    },
  }
}

/** A text in a million pieces would fill the memory long before it is long. */
export function addText(text: string, piece: string): string {
  if (text.length + piece.length > LONGEST_TEXT)
    throw new SheetBroken('unreadable', { why: 'a text without an end' })
  return text + piece
}
