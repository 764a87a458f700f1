import { catalogueContract } from '#features/catalogue/catalogue-contract.ts'
import { serve } from '#platform/contract/act.ts'
import { markFavourites, markPage } from './collection/mark-favourites.ts'
import { showToBuyer } from './collection/show-to-buyer.ts'
import { listCategories } from './list-categories.ts'
import { listFloors, markFloors } from './list-floors.ts'
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
    listFloors,
  },
  { listProducts: markPage, productDetail: showToBuyer, listSimilar: markFavourites, listFloors: markFloors },
)
