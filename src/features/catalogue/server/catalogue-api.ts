import { catalogueContract } from '#features/catalogue/catalogue-contract.ts'
import { serve } from '#platform/contract/act.ts'
import { markFavourites, markOne, markPage } from './collection/mark-favourites.ts'
import { listCategories } from './list-categories.ts'
import { listProducts } from './list-products.ts'
import { listSimilar } from './list-similar.ts'
import { productDetail } from './product-detail.ts'

export const catalogueApi = serve(
  catalogueContract,
  {
    listProducts,
    productDetail,
    listCategories,
    listSimilar,
  },
  { listProducts: markPage, productDetail: markOne, listSimilar: markFavourites },
)
