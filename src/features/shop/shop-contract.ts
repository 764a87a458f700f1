import { z } from 'zod'
import {
  AS_LIST,
  CATALOGUE,
  keyword,
  LISTS,
  orderBy,
  orderWay,
  productCard,
} from '#features/catalogue/catalogue-contract.ts'
import { read, readPage, WHILE_TAGS_HOLD, write } from '#platform/contract/define.ts'
import { flag, shortId } from '#platform/contract/fields.ts'

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
    input: z.strictObject({ id: shortId }),
    output: z.object({
      ...shop,
      intro: z.string(),
      /** Counted up to 1000. */
      product_count: z.number(),
      rating: z.number(),
      rating_count: z.number(),
      is_follow: z.number(),
    }),
    cache: { seconds: WHILE_TAGS_HOLD, tags: (input) => [CATALOGUE, LISTS, shopTag(input.id)] },
  }),
  listShopProducts: readPage({
    path: '/v1/shop/products',
    summary: "A shop's products, sorted, or those its own search box finds.",
    access: 'anyone',
    input: {
      id: shortId,
      keyword,
      orderby: orderBy.default('comprehensive'),
      orderway: orderWay.optional(),
    },
    item: productCard,
    cache: AS_LIST,
  }),
  followShop: write({
    path: '/v1/shop/follow',
    summary: 'Follows a shop, or stops following it; the answer says which.',
    access: 'buyer',
    /** With `on` it ends so; without, it flips. */
    input: z.strictObject({ id: shortId, on: flag.optional() }),
    output: z.object({ is_follow: z.number(), follower_count: z.number() }),
  }),
  listFollows: readPage({
    path: '/v1/shop/follows',
    summary: 'The shops the buyer follows, the latest first, each with its newest products.',
    access: 'buyer',
    item: z.object({ ...shop, follow_time: z.string(), products: z.array(productCard) }),
  }),
}

export type ShopDetail = z.output<typeof shopContract.showShop.output>
export type FollowedShop = z.output<typeof shopContract.listFollows.output>['data'][number]
