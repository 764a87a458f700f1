import { z } from 'zod'
import { CATALOGUE, keyword, orderBy, orderWay, productCard } from '#features/catalogue/catalogue-contract.ts'
import type { Calls } from '#platform/contract/api-types.ts'
import { read, write } from '#platform/contract/define.ts'
import { id, paged, pageNumber } from '#platform/contract/fields.ts'

/** What is shown of one shop, and what one buyer follows. */
export const shopTag = (shopId: number) => `shop:${shopId}`
export const followsTag = (buyerId: number) => `follows:${buyerId}`

const shop = {
  id: z.number(),
  name: z.string(),
  city: z.string(),
  logo: z.string(),
  follower_count: z.number(),
}

export const shopContract = {
  showShop: read({
    path: '/v1/shop/detail',
    summary: 'One shop: who it is, how it is rated, how many products and followers it has.',
    access: 'anyone',
    input: z.strictObject({ id }),
    output: z.object({
      ...shop,
      intro: z.string(),
      /** Counted up to 1000. */
      product_count: z.number(),
      rating: z.number(),
      rating_count: z.number(),
      is_follow: z.number(),
    }),
    cache: { seconds: 300, tags: (input) => [CATALOGUE, shopTag(input.id)] },
  }),
  listShopProducts: read({
    path: '/v1/shop/products',
    summary: "A shop's products, sorted, or those its own search box finds.",
    access: 'anyone',
    input: z.strictObject({
      id,
      keyword,
      orderby: orderBy.default('comprehensive'),
      orderway: orderWay.optional(),
      page: pageNumber,
    }),
    output: paged(productCard),
    cache: { seconds: 60, tags: () => [CATALOGUE] },
  }),
  followShop: write({
    path: '/v1/shop/follow',
    summary: 'Follows a shop, or stops following it; the answer says which.',
    access: 'buyer',
    input: z.strictObject({ id }),
    output: z.object({ is_follow: z.number(), follower_count: z.number() }),
  }),
  listFollows: read({
    path: '/v1/shop/follows',
    summary: 'The shops the buyer follows, the latest first, each with its newest products.',
    access: 'buyer',
    input: z.strictObject({ page: pageNumber }),
    output: paged(z.object({ ...shop, follow_time: z.string(), products: z.array(productCard) })),
  }),
}

declare module '#platform/contract/api-types.ts' {
  interface Api {
    shop: Calls<typeof shopContract>
  }
}

export type ShopDetail = z.output<typeof shopContract.showShop.output>
export type FollowedShop = z.output<typeof shopContract.listFollows.output>['data'][number]
