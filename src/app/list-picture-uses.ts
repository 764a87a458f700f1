import { catalogueUses } from '#features/catalogue/server/find-picture-uses.ts'
import { communityUses } from '#features/community/server/find-picture-uses.ts'
import { orderUses } from '#features/orders/server/find-picture-uses.ts'
import type { FindUses } from '#features/pictures/server/find-uses.ts'
import { shopUses } from '#features/shop/server/find-picture-uses.ts'
import { siteUses } from '#features/site/server/find-picture-uses.ts'

/** Everybody who shows pictures of the library: whoever keeps an address of one is listed here. */
export const pictureUses: readonly FindUses[] = [
  ...catalogueUses,
  ...shopUses,
  ...siteUses,
  ...communityUses,
  ...orderUses,
]
