import type { ComponentType, ReactNode } from 'react'
import { createSieve, type Sieved } from '#platform/cache/sieve.ts'
import type { Language } from '#platform/i18n/language.ts'

/** Characters of markup, and of what it is found by. */
const MOST = 2 << 20

interface Kept extends Sieved<Kept> {
  key: string
  html: string
}
/** What stands at a mark of a page: markup that is there already, or one to be taken down. */
type Marked = { html: string } | { key: string }

const kept = new Map<string, Kept>()
// Said to be pure, so that nothing of this file reaches a browser.
const sieve = /* @__PURE__ */ createSieve<Kept>()
let characters = 0
let names = 0
/** The page that is being rendered: in one go, so no other can come between. */
let page: { language: Language; buyers: boolean; marked: Marked[] } | undefined

/**
 * A part of many pages, rendered by the server once for all who are shown the same: `useShown` tells everything its markup
 * hangs on beside the language, or that it is not to be kept. It has no ids of React's and no pictures that load at
 * once: those hang on the page around it. The browser never hears of this: where it is used it stands behind
 * `import.meta.env.SSR`.
 *
 * What stands on one page alone is worth keeping `for buyers` only, whose pages are rendered each time: a visitor's is kept
 * as a whole.
 */
export function keptPart<Props extends object>(
  Part: ComponentType<Props>,
  useShown: (props: Props) => readonly unknown[] | false,
  worth: 'for all' | 'for buyers' = 'for all',
): ComponentType<Props> {
  names += 1
  const name = names
  return function KeptPart(props: Props) {
    const shown = useShown(props)
    if (!page || !shown || (worth === 'for buyers' && !page.buyers)) return <Part {...props} />
    const key = `${page.language} ${name} ${JSON.stringify(shown)}`
    const found = kept.get(key)
    const at = page.marked.push(found ?? { key }) - 1
    if (!found)
      return (
        <>
          <wbr data-kept={at} />
          <Part {...props} />
          <wbr data-kept="end" />
        </>
      )
    found.used = true
    return <wbr data-kept={at} />
  }
}

type Inline = { of: string; shown: readonly unknown[] | false; children: ReactNode }

/** The same for what is written where it stands, under a name of its own. */
export const Kept = /* @__PURE__ */ keptPart<Inline>(
  ({ children }) => children,
  ({ of, shown }) => shown && [of, ...shown],
)

const MARK = /<wbr data-kept="(\d+|end)"\/>/

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
  const [first = '', ...pieces] = html.split(MARK)
  const open: { key: string; begins: number }[] = []
  const filled = [first]
  for (let at = 0; at < pieces.length; at += 2) {
    const mark = marked[Number(pieces[at])]
    if (!mark) {
      const { key = '', begins = 0 } = open.pop() ?? {}
      keep(key, filled.slice(begins).join(''))
    } else if ('html' in mark) filled.push(mark.html)
    else open.push({ key: mark.key, begins: filled.length })
    filled.push(pieces[at + 1] ?? '')
  }
  return filled
}

function keep(key: string, html: string): void {
  if (kept.has(key)) return
  // A piece of a page holds the whole page: a copy does not.
  const one: Kept = {
    key,
    html: Buffer.from(html).toString(),
    used: false,
    older: undefined,
    newer: undefined,
  }
  kept.set(key, one)
  sieve.add(one)
  characters += key.length + html.length
  while (characters > MOST) forget(sieve.choose())
}

function forget(one: Kept | undefined): void {
  if (!one) return
  sieve.remove(one)
  kept.delete(one.key)
  characters -= one.key.length + one.html.length
}
