import { cacheCount } from '#features/catalogue/server/cache-count.ts'
import { showCards } from '#features/catalogue/server/find-cards.ts'
import { pageOfProducts } from '#features/catalogue/server/product-lists.ts'
import { refuseLong } from '#features/catalogue/server/search/search-products.ts'
import type { shopContract } from '#features/shop/shop-contract.ts'
import type { Act } from '#platform/contract/act.ts'
import { findInShop } from './find-in-shop.ts'

const PER_PAGE = 20

export const listShopProducts: Act<typeof shopContract.listShopProducts> = async (input, context) => {
  const { tx } = context
  const { keyword } = input
  refuseLong(keyword)
  const sort = { by: input.orderby, way: input.orderway ?? 'desc' }
  const place = { page: input.page, size: PER_PAGE }
  const page = { per_page: PER_PAGE, current_page: input.page }
  if (keyword !== '') {
    const { total, ids } = await findInShop(context, { shopId: input.id, keyword, sort, ...place })
    return { ...page, total, data: await showCards(context, ids) }
  }
  const choice = { shopId: input.id }
  const ids = await pageOfProducts(tx, { ...choice, sort }, place)
  return { ...page, total: await cacheCount(context, choice), data: await showCards(context, ids) }
}
