import { markPage } from '#features/catalogue/server/collection/mark-favourites.ts'
import { shopContract } from '#features/shop/shop-contract.ts'
import { serve } from '#platform/contract/act.ts'
import { followShop } from './follow-shop.ts'
import { listFollows } from './list-follows.ts'
import { listShopProducts } from './list-shop-products.ts'
import { markFollowed } from './mark-followed.ts'
import { showShop } from './show-shop.ts'

export const shopApi = serve(
  shopContract,
  {
    showShop,
    listShopProducts,
    followShop,
    listFollows,
  },
  { showShop: markFollowed, listShopProducts: markPage },
)
