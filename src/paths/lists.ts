import { cutLine } from '#platform/clean-text.ts'
import { fill, match, withQuery } from './fill-pattern.ts'
import { readPage } from './read-numbers.ts'

/*
 * Lists of products: what somebody asked of them is all in the address, so that back, reload and sharing work.
 * Nonsense in it asks for nothing, and what is not asked for is not in it.
 */

export type SortBy = 'comprehensive' | 'sales' | 'price' | 'time'
export type SortWay = 'asc' | 'desc'
type Sorted = { orderby: SortBy; orderway: SortWay }

/** A longer keyword is no keyword. */
export const KEYWORD_MAX = 100

function readSort(query: URLSearchParams): Sorted {
  const orderby = query.get('orderby')
  return {
    orderby: orderby === 'sales' || orderby === 'price' || orderby === 'time' ? orderby : 'comprehensive',
    orderway: query.get('orderway') === 'asc' ? 'asc' : 'desc',
  }
}

const writeSort = ({ orderby = 'comprehensive', orderway }: Partial<Sorted>) =>
  orderby === 'comprehensive' ? {} : orderby === 'sales' ? { orderby } : { orderby, orderway }

export type SearchPlace = Sorted & {
  keyword: string
  /** Amounts as typed, or nothing. */
  min_price: string
  max_price: string
  type_id: number
  page: number
}

export const searchPath = (asked: Partial<SearchPlace> = {}): string =>
  withQuery(fill('search', {}), {
    keyword: asked.keyword,
    ...writeSort(asked),
    min_price: asked.min_price,
    max_price: asked.max_price,
    type_id: asked.type_id || undefined,
    page: asked.page === 1 ? undefined : asked.page,
  })

/** The keyword may also be a part of the path. */
export function readSearch({ pathname, search }: { pathname: string; search: string }): SearchPlace {
  const query = new URLSearchParams(search)
  return {
    keyword: readKeyword(query.get('keyword') || keywordIn(pathname)),
    ...readSort(query),
    min_price: readAmount(query.get('min_price')),
    max_price: readAmount(query.get('max_price')),
    type_id: readCount(query.get('type_id'), 0),
    page: readCount(query.get('page'), 1),
  }
}

/** What cannot be seen is no word, and would turn or break the page that quotes it; what is too long says so at once. */
const readKeyword = (typed: string): string => cutLine(typed, KEYWORD_MAX + 1)

function keywordIn(pathname: string): string {
  try {
    return decodeURIComponent(match('search', pathname)?.keyword ?? '')
  } catch {
    return ''
  }
}

/** An amount as typed into a box, as a number says it; nothing when it is none. */
export const readAmount = (typed: string | null): string =>
  typed !== null && /^\d{1,9}(\.\d{0,2})?$/.test(typed.trim()) ? String(Number(typed)) : ''

const readCount = (typed: string | null, otherwise: number): number =>
  typed !== null && /^\d{1,9}$/.test(typed) ? Math.max(Number(typed), otherwise) : otherwise

export type ShopPlace = Sorted & { keyword: string; page: number }

export const shopPath = (id: number, asked: Partial<ShopPlace> = {}): string =>
  withQuery(fill('shop', { id }), {
    keyword: asked.keyword,
    ...writeSort(asked),
    page: asked.page === 1 ? undefined : asked.page,
  })

export const readShop = (query: URLSearchParams): ShopPlace => ({
  keyword: cutLine(query.get('keyword') ?? '', KEYWORD_MAX),
  ...readSort(query),
  page: readPage(query.get('page')),
})

/** Which of the selected products the home page shows. */
export type Selection = Sorted & { type_id: number }

/** The parts of the home page that links lead to. */
type HomePart = 'selected' | 'feed'

export const homePath = (asked: Partial<Selection> = {}, part?: HomePart): string =>
  withQuery('/', { type_id: asked.type_id || undefined, ...writeSort(asked) }) + (part ? `#${part}` : '')

export function readSelection(query: URLSearchParams): Selection {
  const typeId = Number(query.get('type_id'))
  return {
    ...readSort(query),
    type_id: Number.isInteger(typeId) && typeId > 0 && typeId < 2 ** 31 ? typeId : 0,
  }
}
