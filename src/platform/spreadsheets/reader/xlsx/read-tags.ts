import { SheetBroken } from '../../sheet-broken.ts'
import { LONGEST_TEXT } from '../../sheet-limits.ts'

/** What stands in an XML file, one after the other; names without the prefix of their namespace. */
export type Tag =
  | { kind: 'open' | 'close'; name: string; attribute(name: string): string | undefined }
  | { kind: 'text'; text: string }

const TOKEN =
  /<!\[CDATA\[[\s\S]*?\]\]>|<!--[\s\S]*?-->|<(?!!\[|!-)[^>"']*(?:"[^"]*"[^>"']*|'[^']*'[^>"']*)*>|[^<]+(?=<)/gy

/** Reads a file of XML as it comes, a piece of text at a time, and holds no more than one tag or text of it. */
export async function* readTags(source: AsyncIterable<Uint8Array>): AsyncGenerator<Tag[]> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const bytes of source) {
    rest += decoder.decode(bytes, { stream: true })
    const tags: Tag[] = []
    TOKEN.lastIndex = 0
    let read = 0
    for (let token = TOKEN.exec(rest); token; token = TOKEN.exec(rest)) {
      read = TOKEN.lastIndex
      addTags(tags, token[0])
    }
    rest = rest.slice(read)
    if (rest.length > LONGEST_TEXT)
      throw new SheetBroken('unreadable', { why: 'a tag or text without an end' })
    yield tags
  }
  if (rest.trim() !== '') throw new SheetBroken('unreadable', { why: 'it ends in the middle of a tag' })
}

const NAME = /^<\/?(?:[^\s/>:]+:)?([^\s/>]+)/

function addTags(tags: Tag[], token: string): void {
  if (!token.startsWith('<')) tags.push({ kind: 'text', text: plain(token) })
  else if (token.startsWith('<![')) tags.push({ kind: 'text', text: token.slice(9, -3) })
  else if (token.startsWith('<?') || token.startsWith('<!')) return
  else {
    const name = NAME.exec(token)?.[1] ?? ''
    const attribute = (wanted: string) => attributeOf(token, wanted)
    if (!token.startsWith('</')) tags.push({ kind: 'open', name, attribute })
    if (token.startsWith('</') || token.endsWith('/>')) tags.push({ kind: 'close', name, attribute })
  }
}

function attributeOf(token: string, wanted: string): string | undefined {
  const found = new RegExp(`\\s${wanted}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(token)
  const value = found?.[1] ?? found?.[2]
  return value === undefined ? undefined : plain(value)
}

const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const plain = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(amp|lt|gt|quot|apos));/gi, (all, ten, sixteen, name) => {
    if (name) return NAMED[name.toLowerCase()] ?? all
    const code = ten ? Number(ten) : Number.parseInt(sixteen, 16)
    return code <= 0x10ffff ? String.fromCodePoint(code) : all
  })
