import { numberIn, oneIn, textIn } from '#desk/list/asked.ts'
import { PRODUCT_SORTS, SHELVES } from '#features/catalogue/product-rules.ts'

/** Which products an address asks for: the list, the grid and the file of them read it alike. */
export const readFilter = (asked: URLSearchParams) => ({
  find: textIn(asked, 'find'),
  category: numberIn(asked, 'category') ?? 0,
  shop_id: numberIn(asked, 'shop') ?? 0,
  shelf: oneIn(asked, 'shelf', SHELVES) ?? 'all',
})

export const readSort = (asked: URLSearchParams) => oneIn(asked, 'sort', PRODUCT_SORTS) ?? 'new'
