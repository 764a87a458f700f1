import type { Page } from '@playwright/test'

/** What a reader cannot read where the page stands: text that is cut, squeezed or covered, and what scrolls sideways. */
export const findFaults = (page: Page): Promise<string[]> => page.evaluate(lookForFaults)

/** Runs in the page. */
function lookForFaults(): string[] {
  const faults = new Set<string>()
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth > clientWidth) faults.add(`the page is ${scrollWidth - clientWidth} px too wide`)

  const said = (element: Element) => (element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40)
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  /** Meant for ears alone. */
  const isHidden = ({ width, height }: DOMRect) => width <= 1 || height <= 1
  const clips = (style: CSSStyleDeclaration) => style.overflowX === 'hidden' || style.overflowX === 'clip'

  const isFixed = (element: Element) => {
    for (let above: Element | null = element; above; above = above.parentElement)
      if (getComputedStyle(above).position === 'fixed') return true
    return false
  }

  /** Where its own words stand, as far as what scrolls them lets them be seen; nothing where that is not at all. */
  const textOf = (element: Element) => {
    const ranges = [...element.childNodes].flatMap((node) => {
      if (node.nodeType !== Node.TEXT_NODE || !node.nodeValue?.trim()) return []
      const range = document.createRange()
      range.selectNodeContents(node)
      return [range.getBoundingClientRect()]
    })
    let left = Math.min(...ranges.map((box) => box.left))
    let right = Math.max(...ranges.map((box) => box.right))
    for (let above = element.parentElement; above; above = above.parentElement) {
      const frame = above.getBoundingClientRect()
      if (isHidden(frame) && getComputedStyle(above).position === 'absolute') return undefined
      if (!/auto|scroll/.test(getComputedStyle(above).overflowX)) continue
      left = Math.max(left, frame.left)
      right = Math.min(right, frame.right)
      if (right - left < 1) return undefined
    }
    const top = Math.min(...ranges.map((box) => box.top))
    const bottom = Math.max(...ranges.map((box) => box.bottom))
    return { left, right, bottom, width: right - left, height: bottom - top }
  }

  /** What stands still at the edge while the page moves below it lies on everything that reaches as far. */
  const rails = [...document.querySelectorAll('nav')].filter((nav) => {
    const { width, height } = nav.getBoundingClientRect()
    return getComputedStyle(nav).position === 'fixed' && height > width && innerWidth >= 768
  })

  /** The same at the lower edge of a phone; there only what is at the end of the page cannot be moved away from under it. */
  const floor = Math.min(
    ...[...document.querySelectorAll('nav, .act-bar')].flatMap((bar) => {
      const { top, width } = bar.getBoundingClientRect()
      const fixed = getComputedStyle(bar).position === 'fixed' && width > innerWidth * 0.9
      return fixed && top > innerHeight / 2 ? [document.documentElement.scrollHeight - innerHeight + top] : []
    }),
  )

  /** What holds words itself. */
  const holders = [...document.body.querySelectorAll('*')].filter((element) =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim()),
  )
  for (const element of holders) {
    if (!isShown(element) || element.closest('script, style, option, [aria-hidden="true"], .sr-only'))
      continue
    const style = getComputedStyle(element)
    const box = element.getBoundingClientRect()
    if (isHidden(box)) {
      if (style.position !== 'absolute') faults.add(`no room for “${said(element)}”`)
      continue
    }
    const text = textOf(element)
    // What waits above the page, as the way past the menus does, is not there yet.
    if (!text || box.bottom + scrollY <= 0) continue
    for (const rail of rails) {
      const { left, right } = rail.getBoundingClientRect()
      const outside = !rail.contains(element) && !element.closest('dialog')
      if (outside && text.right > left + 1 && text.left < right - 1)
        faults.add(`under the tool bar: “${said(element)}”`)
    }
    if (text.bottom + scrollY > floor + 1 && !isFixed(element))
      faults.add(`under the bar at the lower edge: “${said(element)}”`)
    const fontSize = Number.parseFloat(style.fontSize)
    // A word a line, letter under letter.
    if (text.width < fontSize * 2.2 && text.height > fontSize * 5 && said(element).length > 4)
      faults.add(`squeezed: “${said(element)}”`)
    // Ended by … on purpose is still cut; two lines of a long name are not.
    const oneLine = style.textOverflow === 'ellipsis' && style.whiteSpace === 'nowrap'
    if (oneLine && element.scrollWidth > element.clientWidth + 1) faults.add(`cut: “${said(element)}”`)
    for (let above = element.parentElement; above && above !== document.body; above = above.parentElement) {
      const outer = getComputedStyle(above)
      if (outer.overflowX === 'auto' || outer.overflowX === 'scroll' || outer.position === 'fixed') break
      if (!clips(outer) || outer.webkitLineClamp !== 'none') continue
      const frame = above.getBoundingClientRect()
      if (text.right > frame.right + 1.5 || text.left < frame.left - 1.5)
        faults.add(`cut off: “${said(element)}”`)
      break
    }
  }
  // Where a list is ours to cut, its last row is as long as its first.
  for (const list of document.querySelectorAll('.media-grid:has(> [class*=not-in-])')) {
    const tops = [...list.children].filter(isShown).map((card) => card.getBoundingClientRect().top)
    const inRow = (top: number | undefined) => tops.filter((one) => one === top).length
    if (inRow(tops[0]) !== inRow(tops.at(-1))) faults.add(`a row of ${inRow(tops.at(-1))} at the end`)
  }
  return [...faults]
}
