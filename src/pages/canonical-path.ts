import { PATTERNS, type PageName, paths, readId } from '#paths'

/** What tells one of a page's kind from another, and what makes a page of it nobody should find by searching. */
type Known = { told?: readonly string[]; private?: readonly string[] }

/** Pages search engines may know. What somebody typed or narrowed down is theirs: there is no end of such pages. */
const KNOWN = {
  search: { told: ['type_id', 'page'], private: ['keyword', 'min_price', 'max_price'] },
  product: {},
  shop: { told: ['page'], private: ['keyword'] },
  // A page of comments stands below the same post.
  post: {},
  systemPage: {},
  singlePage: {},
  news: { private: ['type'] },
} satisfies Partial<Record<PageName, Known>>

const PLACES: ({ name: string; parts: number } & Known)[] = Object.entries(KNOWN).map(([page, known]) => {
  const [name = '', ...rest] = PATTERNS[page as keyof typeof KNOWN].split('/')
  return { name, parts: rest.filter((part) => !part.endsWith('?')).length, ...known }
})

/** Without the zeros that lead a number and change nothing. */
const asNumber = (text: string) => String(readId(text) ?? text)

/**
 * The one place of a page: matching ignores case, sorts show the same goods in another order, numbers may begin with zeros, the
 * first page needs no number, and a page of the shop has two addresses. Nothing for pages nobody should find by searching.
 */
export function canonicalPath(pathname: string, search: string): string | undefined {
  const [first, ...rest] = pathname.split('/').filter(Boolean)
  if (first === undefined) return paths.home()
  const place = PLACES.find(({ name }) => name.toLowerCase() === first.toLowerCase())
  const asked = new URLSearchParams(search)
  // The keyword of a search may be a part of the path.
  if (!place || rest.length !== place.parts || place.private?.some((key) => asked.get(key))) return undefined
  const told = (place.told ?? []).flatMap((key) => {
    const value = readId(asked.get(key)) ?? 0
    return value > (key === 'page' ? 1 : 0) ? [[key, String(value)]] : []
  })
  const query = new URLSearchParams(told)
  const shown = place.name === PATTERNS.singlePage ? asked.get('id') : ''
  if (shown) return `/${PATTERNS.systemPage.replace(':id', encodeURIComponent(asNumber(shown)))}`
  return `/${[place.name, ...rest.map(asNumber)].join('/')}${query.size > 0 ? `?${query}` : ''}`
}
