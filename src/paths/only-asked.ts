import { isAt } from './fill-pattern.ts'
import type { PageName } from './patterns.ts'
import { PUBLIC_PAGES } from './public-pages.ts'

/** Where the browser asks for a page's data alone, and what it says then: of which of its parts. */
export const DATA = /(?:(?<=\/)_)?\.data$/
const PARTS = '_routes'

/**
 * An address with only what its page reads, in one order: what advertisers and others hang on to an address makes no
 * other page of it. Pages that are not listed keep all they are asked.
 */
export function onlyAsked(url: string): string {
  const [pathname = '', search] = url.split('?', 2)
  if (!search) return pathname
  const place = pathname.replace(DATA, '') || '/'
  const page = (Object.keys(PUBLIC_PAGES) as PageName[]).find((name) => isAt(name, place))
  if (!page) return url
  const asked = new URLSearchParams(search)
  const read = [...(PUBLIC_PAGES[page] ?? []), ...(DATA.test(pathname) ? [PARTS] : [])].flatMap((name) => {
    const value = asked.get(name)
    return value === null ? [] : [[name, value]]
  })
  return read.length > 0 ? `${pathname}?${new URLSearchParams(read)}` : pathname
}
