import { PATTERNS, type PageName, paths } from '#paths'

/** Pages search engines may know, with what tells one of them from another. */
const KNOWN = {
  search: ['keyword', 'type_id', 'page'],
  product: [],
  shop: ['page'],
  post: ['page'],
  systemPage: [],
  news: [],
} satisfies Partial<Record<PageName, readonly string[]>>

const PLACES: { name: string; told: readonly string[] }[] = Object.entries(KNOWN).map(([page, told]) => ({
  name: PATTERNS[page as keyof typeof KNOWN].split('/')[0]!,
  told,
}))

/**
 * The one address of a page: matching ignores case, sorts and filters show the same goods in another order, and the
 * first page needs no number. Nothing for pages nobody should find by searching.
 */
export function canonicalPath(pathname: string, search: string): string | undefined {
  const [first, ...rest] = pathname.split('/').filter(Boolean)
  if (first === undefined) return paths.home()
  const place = PLACES.find(({ name }) => name.toLowerCase() === first.toLowerCase())
  if (place === undefined) return undefined
  const asked = new URLSearchParams(search)
  const told = place.told.flatMap((key) => {
    const value = asked.get(key) ?? ''
    return value === '' || (key !== 'keyword' && !(Number(value) > (key === 'page' ? 1 : 0)))
      ? []
      : [[key, value]]
  })
  const query = new URLSearchParams(told)
  return `/${[place.name, ...rest].join('/')}${query.size > 0 ? `?${query}` : ''}`
}
