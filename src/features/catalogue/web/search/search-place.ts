import type { Sort } from '../../search-rules.ts'

/** Everything the search page shows is in its address, so back, reload and sharing work. */
export type SearchPlace = {
  keyword: string
  sort: Sort
  min: string
  max: string
  typeId: number
  page: number
}

const AMOUNT = /^\d{1,7}(\.\d{1,2})?$/

/** Reads an address anyone may have written: nonsense in it asks for nothing. */
export function readSearchPlace(query: URLSearchParams): SearchPlace {
  const by = query.get('orderby')
  const amount = (name: string) => (AMOUNT.test(query.get(name) ?? '') ? (query.get(name) ?? '') : '')
  const count = (name: string, least: number) => {
    const value = Number(query.get(name))
    return Number.isSafeInteger(value) && value >= least ? value : least
  }
  return {
    keyword: (query.get('keyword') ?? '').trim(),
    sort: {
      by: by === 'price' || by === 'time' ? by : 'comprehensive',
      way: query.get('orderway') === 'asc' ? 'asc' : 'desc',
    },
    min: amount('min_price'),
    max: amount('max_price'),
    typeId: count('type_id', 0),
    page: count('page', 1),
  }
}

export function searchPath({ keyword, sort, min, max, typeId, page }: SearchPlace): string {
  const query = new URLSearchParams()
  query.set('keyword', keyword)
  if (typeId > 0) query.set('type_id', String(typeId))
  if (sort.by !== 'comprehensive') {
    query.set('orderby', sort.by)
    query.set('orderway', sort.way)
  }
  if (min !== '') query.set('min_price', min)
  if (max !== '') query.set('max_price', max)
  if (page > 1) query.set('page', String(page))
  return `/Search?${query}`
}
