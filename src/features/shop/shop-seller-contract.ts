import { z } from 'zod'
import { pictureAddress, rowId } from '#features/site/site-fields.ts'
import { read, write } from '#platform/contract/define.ts'
import { bothTexts, inBoth, inEither, lineOfText, paragraphs } from '#platform/contract/fields.ts'

const shop = z.object({
  id: z.number(),
  name: bothTexts,
  intro: bothTexts,
  city: bothTexts,
  logo: z.string(),
  /** Products of it, on sale or not. */
  product_count: z.number(),
})

const name = lineOfText(40).min(1)
const intro = paragraphs(500)
const city = lineOfText(40).min(1)

export const shopSellerContract = {
  listSellerShops: read({
    path: '/seller/shops/list',
    summary: 'The shops of the mall, the oldest first.',
    access: 'seller',
    output: z.array(shop),
  }),
  addShop: write({
    path: '/seller/shops/add',
    summary: 'Adds a shop, in whose name products are sold.',
    access: 'seller',
    input: z.strictObject({
      name: inBoth(name),
      intro: inBoth(intro),
      city: inBoth(city),
      logo: pictureAddress,
    }),
    output: shop,
    refusals: ['pictures_none'],
  }),
  changeShop: write({
    path: '/seller/shops/change',
    summary: 'Changes what is given of a shop; its products are found by the new name at once.',
    access: 'seller',
    input: z.strictObject({
      id: rowId,
      name: inEither(name).default({}),
      intro: inEither(intro).default({}),
      city: inEither(city).default({}),
      logo: pictureAddress.optional(),
    }),
    output: shop,
    refusals: ['sellershops_none', 'pictures_none'],
  }),
}

export type SellerShopRow = z.output<typeof shop>
