import { isRangeReversed, KEYWORD_MAX, type SortBy, type SortWay } from './search-rules.ts'

/** Where somebody stands in the search: all of it is in the address, so that back, reload and sharing work. */
export type SearchPlace = {
  keyword: string
  orderby: SortBy
  orderway: SortWay
  /** Amounts as typed, or nothing. */
  min_price: string
  max_price: string
  type_id: number
  page: number
}

export const SEARCH = '/Search'

/** What an address asks for; nonsense in it asks for nothing. The keyword may also be a part of the path. */
export function readSearchPlace(query: URLSearchParams, pathname = ''): SearchPlace {
  const orderby = query.get('orderby')
  const [min, max] = [readAmount(query.get('min_price')), readAmount(query.get('max_price'))]
  return {
    keyword: readKeyword(query.get('keyword') || keywordIn(pathname)),
    orderby: orderby === 'price' || orderby === 'time' ? orderby : 'comprehensive',
    orderway: query.get('orderway') === 'asc' ? 'asc' : 'desc',
    // As in the boxes themselves, the minimum gives way.
    min_price: isRangeReversed(min, max) ? '' : min,
    max_price: max,
    type_id: readCount(query.get('type_id'), 0),
    page: readCount(query.get('page'), 1),
  }
}

/** What cannot be seen is no word, and would turn or break the page that quotes it; what is too long says so at once. */
const readKeyword = (typed: string): string =>
  typed
    .replace(/[\p{Cc}\u202A-\u202E\u2066-\u2069]+/gu, ' ')
    .trim()
    .slice(0, KEYWORD_MAX + 1)

const IN_SEARCH = /^\/search(?:\/([^/]*))?\/?$/i

export const isSearch = (pathname: string): boolean => IN_SEARCH.test(pathname)

function keywordIn(pathname: string): string {
  try {
    return decodeURIComponent(IN_SEARCH.exec(pathname)?.[1] ?? '')
  } catch {
    return ''
  }
}

/** Whether the address itself asks for a range that cannot be. */
export const asksReversedRange = (query: URLSearchParams): boolean =>
  isRangeReversed(readAmount(query.get('min_price')), readAmount(query.get('max_price')))

/** An amount as typed into a box, as a number says it; nothing when it is none. */
export const readAmount = (typed: string | null): string =>
  typed !== null && /^\d{1,9}(\.\d{0,2})?$/.test(typed.trim()) ? String(Number(typed)) : ''

const readCount = (typed: string | null, otherwise: number): number =>
  typed !== null && /^\d{1,9}$/.test(typed) ? Math.max(Number(typed), otherwise) : otherwise

const EVERYTHING: SearchPlace = {
  keyword: '',
  orderby: 'comprehensive',
  orderway: 'desc',
  min_price: '',
  max_price: '',
  type_id: 0,
  page: 1,
}

/** The address of a place. What is not asked for is not in it. */
export function searchPath(asked: Partial<SearchPlace>): string {
  const place = { ...EVERYTHING, ...asked }
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(place)) {
    const said =
      name === 'orderway'
        ? place.orderby !== 'comprehensive'
        : value !== EVERYTHING[name as keyof SearchPlace]
    if (said) query.set(name, String(value))
  }
  return query.size > 0 ? `${SEARCH}?${query}` : SEARCH
}
