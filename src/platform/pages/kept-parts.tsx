import { hash } from 'node:crypto'
import type { ComponentType, ReactNode } from 'react'
import { createSieve, type Sieved } from '#platform/cache/sieve.ts'
import { encodeEntities } from '#platform/encode-entities.ts'
import type { Language } from '#platform/i18n/language.ts'

/** Characters of markup, and of what it is found by. */
const MOST = 2 << 20

interface Kept extends Sieved<Kept> {
  key: string
  /** Markup, and at every second place the name of what is written there. */
  pieces: readonly string[]
}
type Texts = Readonly<Record<string, unknown>>
/** What stands at a mark of a page: markup that is there already, or one to be taken down, and what is written into it. */
type Marked = { key: string; found: Kept | undefined; texts: Texts }

const kept = new Map<string, Kept>()
// Said to be pure, so that nothing of this file reaches a browser.
const sieve = /* @__PURE__ */ createSieve<Kept>()
let characters = 0
let names = 0
/** The page that is being rendered: in one go, so no other can come between. */
let page: { language: Language; buyers: boolean; marked: Marked[] } | undefined

type TextIn<Props> = {
  [Name in keyof Props]-?: Props[Name] extends string | undefined ? Name : never
}[keyof Props]

/**
 * A part of many pages, rendered by the server once for all who are shown the same: `useShown` tells everything its markup
 * hangs on beside the language, or that it is not to be kept. It has no ids of React's and no pictures that load at
 * once: those hang on the page around it. The browser never hears of this: where it is used it stands behind
 * `import.meta.env.SSR`.
 *
 * What stands on one page alone is worth keeping `for buyers` only, whose pages are rendered each time: a visitor's is kept
 * as a whole.
 *
 * Texts that are `written` differ from one to the next, as the number of an order does: the part is rendered once with a place
 * for each, and they are put there. It writes them as they are, alone or among words, and does nothing else with them.
 */
export function keptPart<Props extends object>(
  Part: ComponentType<Props>,
  useShown: (props: Props) => readonly unknown[] | false,
  worth: 'for all' | 'for buyers' = 'for all',
  written: readonly (TextIn<Props> & string)[] = [],
): ComponentType<Props> {
  names += 1
  const name = names
  return function KeptPart(props: Props) {
    const shown = useShown(props)
    const texts = props as Texts
    if (!page || !shown || (worth === 'for buyers' && !page.buyers)) return <Part {...props} />
    const key = `${page.language} ${name} ${told(shown)}${kindsOf(written, texts)}`
    const found = kept.get(key)
    const at = page.marked.push({ key, found, texts }) - 1
    if (!found)
      return (
        <>
          <wbr data-kept={at} />
          <Part {...props} {...placesFor(written, texts)} />
          <wbr data-kept="end" />
        </>
      )
    found.used = true
    return <wbr data-kept={at} />
  }
}

function told(shown: readonly unknown[]): string {
  let all = ''
  for (const one of shown) all += `${tell(one)},`
  return all
}

/** A text says first how long it is, so that no two lists are told alike. */
function tell(one: unknown): string {
  if (typeof one === 'string') return `${one.length}:${one}`
  return typeof one === 'object' && one !== null ? tellObject(one) : String(one)
}

const toldBefore = /* @__PURE__ */ new WeakMap<object, string>()
/** Characters, from which on a hash is told, and remembered. */
const LONG = 200

/** What is kept of answers is the same for many pages: it is put into words once. */
function tellObject(shown: object): string {
  const known = toldBefore.get(shown)
  if (known) return known
  const text = JSON.stringify(shown)
  if (text.length < LONG) return text
  const hashed = hash('sha1', text, 'base64url')
  toldBefore.set(shown, hashed)
  return hashed
}

/** A part without one of its texts is another part; so is one with an address in its place. */
function kindsOf(written: readonly string[], texts: Texts): string {
  let kinds = ''
  for (const name of written) {
    const text = texts[name]
    if (!text) kinds += ` ${name}:${text}`
    else if (isAddress(String(text))) kinds += ` ${name}:/`
  }
  return kinds
}

/** How it begins tells where it leads, so that stays before its place: the rest is written there. */
const isAddress = (text: string) => text.startsWith('/')

const place = /* @__PURE__ */ makePlaces()

/** Marked by letters that no address and no markup writes otherwise, and nobody can know. */
function makePlaces() {
  const salt = `kept${crypto.randomUUID().replaceAll('-', '')}`
  return { of: (name: string) => salt + name + salt, pattern: new RegExp(`${salt}(\\w+)${salt}`) }
}

const placesFor = (written: readonly string[], texts: Texts) =>
  Object.fromEntries(
    written
      .filter((name) => texts[name])
      .map((name) => [name, (isAddress(String(texts[name])) ? '/' : '') + place.of(name)]),
  )

type Inline = { of: string; shown: readonly unknown[] | false; children: ReactNode }

/** The same for what is written where it stands, under a name of its own. */
export const Kept = /* @__PURE__ */ keptPart<Inline>(
  ({ children }) => children,
  ({ of, shown }) => shown && [of, ...shown],
)

const [MARK, MARK_ENDS] = ['<wbr data-kept="', '"/>']

/**
 * Renders a page with marks where its kept parts stand, and tells how they are filled: then it is as it would be without them, in
 * pieces. A buyer's page may have more of them.
 */
export function renderKeeping(language: Language, buyers: boolean, render: () => string) {
  const marked: Marked[] = []
  page = { language, buyers, marked }
  try {
    return { html: render(), fill: (text: string) => fillMarks(text, marked) }
  } finally {
    page = undefined
  }
}

function fillMarks(html: string, marked: readonly Marked[]): string[] {
  const open: { mark: Marked; begins: number }[] = []
  const filled: string[] = []
  let from = 0
  for (let at = html.indexOf(MARK); at >= 0; at = html.indexOf(MARK, from)) {
    filled.push(html.slice(from, at))
    const end = html.indexOf(MARK_ENDS, at)
    const mark = marked[Number(html.slice(at + MARK.length, end))]
    if (mark?.found) write(filled, mark.found.pieces, mark.texts)
    else if (mark) open.push({ mark, begins: filled.length })
    else close(filled, open.pop())
    from = end + MARK_ENDS.length
  }
  filled.push(html.slice(from))
  return filled
}

function close(filled: string[], opened: { mark: Marked; begins: number } | undefined): void {
  if (!opened) return
  const { mark, begins } = opened
  const pieces = filled.splice(begins).join('').split(place.pattern)
  write(filled, pieces, mark.texts)
  keep(mark.key, pieces)
}

function write(filled: string[], pieces: readonly string[], texts: Texts): void {
  let isPlace = false
  for (const piece of pieces) {
    filled.push(isPlace ? writtenOut(String(texts[piece])) : piece)
    isPlace = !isPlace
  }
}

const writtenOut = (text: string) => encodeEntities(isAddress(text) ? text.slice(1) : text)

function keep(key: string, pieces: readonly string[]): void {
  if (kept.has(key)) return
  const one: Kept = {
    key,
    // A piece of a page holds the whole page: a copy does not.
    pieces: pieces.map((piece) => Buffer.from(piece).toString()),
    used: false,
    older: undefined,
    newer: undefined,
  }
  kept.set(key, one)
  sieve.add(one)
  characters += sizeOf(one)
  while (characters > MOST) forget(sieve.choose())
}

const sizeOf = ({ key, pieces }: Kept) => pieces.reduce((sum, piece) => sum + piece.length, key.length)

function forget(one: Kept | undefined): void {
  if (!one) return
  sieve.remove(one)
  kept.delete(one.key)
  characters -= sizeOf(one)
}
