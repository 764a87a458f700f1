import { catalogueContract } from '#features/catalogue/catalogue-contract.ts'
import { serve } from '#platform/contract/act.ts'
import { listCategories } from './list-categories.ts'
import { listProducts } from './list-products.ts'
import { productDetail } from './product-detail.ts'

export const catalogueApi = serve(catalogueContract, {
  listProducts,
  productDetail,
  categories: listCategories,
})
