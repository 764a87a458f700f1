import { catalogueApi } from '#features/catalogue/server/catalogue-api.ts'
import { collectionApi } from '#features/catalogue/server/collection/collection-api.ts'
import { communityApi } from '#features/community/server/community-api.ts'
import { reviewsApi } from '#features/reviews/server/reviews-api.ts'
import { shopApi } from '#features/shop/server/shop-api.ts'
import { siteApi } from '#features/site/server/site-api.ts'
import { uploadsApi } from '#features/uploads/server/uploads-api.ts'
import type { Features } from '#platform/contract/act.ts'
import type { Api } from '#platform/contract/api-types.ts'

/** Every endpoint of the shop: what is not listed here does not answer. */
export const features = {
  site: siteApi,
  community: communityApi,
  catalogue: catalogueApi,
  collection: collectionApi,
  shop: shopApi,
  reviews: reviewsApi,
  uploads: uploadsApi,
} satisfies Features & Record<keyof Api, unknown>
