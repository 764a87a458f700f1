import { cartContract } from '#features/cart/cart-contract.ts'
import { catalogueContract } from '#features/catalogue/catalogue-contract.ts'
import { collectionContract } from '#features/catalogue/collection-contract.ts'
import { communityContract } from '#features/community/community-contract.ts'
import { reviewsContract } from '#features/reviews/reviews-contract.ts'
import { shopContract } from '#features/shop/shop-contract.ts'
import { siteContract } from '#features/site/site-contract.ts'
import { uploadsContract } from '#features/uploads/uploads-contract.ts'

/** Every contract of the shop. The pages are built from these; `api.ts` puts the acts behind them. */
export const contracts = {
  site: siteContract,
  community: communityContract,
  catalogue: catalogueContract,
  collection: collectionContract,
  cart: cartContract,
  shop: shopContract,
  reviews: reviewsContract,
  uploads: uploadsContract,
}
