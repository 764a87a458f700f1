import { cacheCount } from '#features/catalogue/server/cache-count.ts'
import { pageOfProducts } from '#features/catalogue/server/product-lists.ts'
import { refuseLong } from '#features/catalogue/server/search/search-products.ts'
import { showCard } from '#features/catalogue/server/show-product.ts'
import type { shopContract } from '#features/shop/shop-contract.ts'
import type { Act } from '#platform/contract/act.ts'
import { findInShop } from './find-in-shop.ts'

const PER_PAGE = 20

export const listShopProducts: Act<typeof shopContract.listShopProducts> = async (input, context) => {
  const { tx, language } = context
  const { keyword } = input
  refuseLong(keyword)
  const sort = { by: input.orderby, way: input.orderway ?? 'desc' }
  const place = { page: input.page, size: PER_PAGE, language }
  const page = { per_page: PER_PAGE, current_page: input.page }
  if (keyword !== '') {
    const { total, rows } = await findInShop(tx, { shopId: input.id, keyword, sort, ...place })
    return { ...page, total, data: rows.map(showCard) }
  }
  const choice = { shopId: input.id }
  const rows = await pageOfProducts(tx, { ...choice, sort }, place)
  return { ...page, total: await cacheCount(context, choice), data: rows.map(showCard) }
}
