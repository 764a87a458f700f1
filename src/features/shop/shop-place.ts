import { KEYWORD_MAX, type Sort, type SortBy, type SortWay } from '#features/catalogue/search-rules.ts'
import { shopPath } from './shop-path.ts'

/** What the address of a shop's page asks for. */
export type ShopPlace = {
  keyword: string
  orderby: SortBy
  orderway: SortWay
  page: number
}

const MAX_PAGE = 1_000_000

/** Control characters have no business in a search. */
const plain = (text: string) =>
  text
    .replace(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, KEYWORD_MAX)

/** Nonsense in the address asks for nothing. */
export function readShopPlace(query: URLSearchParams): ShopPlace {
  const orderby = query.get('orderby')
  const page = Number(query.get('page'))
  return {
    keyword: plain(query.get('keyword') ?? ''),
    orderby: orderby === 'price' || orderby === 'time' ? orderby : 'comprehensive',
    orderway: query.get('orderway') === 'asc' ? 'asc' : 'desc',
    page: Number.isInteger(page) && page > 0 && page <= MAX_PAGE ? page : 1,
  }
}

export function shopPlacePath(shopId: number, { keyword, orderby, orderway, page }: ShopPlace): string {
  const query = new URLSearchParams()
  if (keyword) query.set('keyword', keyword)
  if (orderby !== 'comprehensive') {
    query.set('orderby', orderby)
    query.set('orderway', orderway)
  }
  if (page > 1) query.set('page', String(page))
  return shopPath(shopId) + (query.size > 0 ? `?${query}` : '')
}

/** Another sort begins at the first page. */
export const resort = (place: ShopPlace, { by, way }: Sort): ShopPlace => ({
  ...place,
  orderby: by,
  orderway: way,
  page: 1,
})
