import {
  countProducts,
  type ProductFilter,
  pageOfProducts,
} from '#features/catalogue/server/product-lists.ts'
import { showCard } from '#features/catalogue/server/show-product.ts'
import type { shopContract } from '#features/shop/shop-contract.ts'
import type { Act } from '#platform/contract/act.ts'

const PER_PAGE = 20

export const listShopProducts: Act<typeof shopContract.products> = async (input, { tx, language }) => {
  const filter: ProductFilter = {
    shopId: input.id,
    sort: { by: input.orderby, way: input.orderway ?? 'desc' },
  }
  const page = { page: input.page, size: PER_PAGE, language }
  return {
    per_page: PER_PAGE,
    total: await countProducts(tx, filter),
    current_page: input.page,
    data: (await pageOfProducts(tx, filter, page)).map(showCard),
  }
}
