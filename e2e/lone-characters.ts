import type { Page } from '@playwright/test'

/** Headlines, names of goods and what an empty place says, where a last line is left with one Chinese character. */
export const findLoneCharacters = (page: Page): Promise<string[]> => page.evaluate(lookForLoneCharacters)

/** Runs in the page. */
function lookForLoneCharacters(): string[] {
  const found = new Set<string>()
  for (const element of document.querySelectorAll('h1, h2, h3, .goods-name, .slide-words > *, .phrases')) {
    if (!element.checkVisibility({ visibilityProperty: true })) continue
    const box = element.getBoundingClientRect()
    const rows = new Map<number, string>()
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const range = document.createRange()
      ;[...(text.nodeValue ?? '')].forEach((character, at) => {
        range.setStart(text, at)
        range.setEnd(text, at + 1)
        const { top, bottom, width } = range.getBoundingClientRect()
        // What is cut off after the last line is seen by nobody.
        if (width === 0 || (top + bottom) / 2 > box.bottom) return
        const row = Math.round(top / 4)
        rows.set(row, (rows.get(row) ?? '') + character)
      })
    }
    const last = [...rows.values()].at(-1) ?? ''
    const isLone = rows.size > 1 && /^\p{Script=Han}$/u.test(last.replace(/[\s\p{P}]/gu, ''))
    if (isLone) found.add([...rows.values()].join(' / '))
  }
  return [...found]
}
