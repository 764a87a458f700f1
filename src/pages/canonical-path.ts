/** Pages search engines may know, as the site's map spells them, with what tells one of them from another. */
const PLACES: Record<string, readonly string[]> = {
  Search: ['keyword', 'type_id', 'page'],
  'product-details': [],
  shopIndex: ['page'],
  TopicDetalis: ['page'],
  briefIntroduction: [],
  news: [],
}

/**
 * The one address of a page: matching ignores case, sorts and filters show the same goods in another order, and the
 * first page needs no number. Nothing for pages nobody should find by searching.
 */
export function canonicalPath(pathname: string, search: string): string | undefined {
  const [first, ...rest] = pathname.split('/').filter(Boolean)
  if (first === undefined) return '/'
  const name = Object.keys(PLACES).find((place) => place.toLowerCase() === first.toLowerCase())
  if (name === undefined) return undefined
  const asked = new URLSearchParams(search)
  const told = PLACES[name]!.flatMap((key) => {
    const value = asked.get(key) ?? ''
    return value === '' || (key !== 'keyword' && !(Number(value) > (key === 'page' ? 1 : 0)))
      ? []
      : [[key, value]]
  })
  const query = new URLSearchParams(told)
  return `/${[name, ...rest].join('/')}${query.size > 0 ? `?${query}` : ''}`
}
