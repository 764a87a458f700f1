import { z } from 'zod'
import { pictureAddress, REMOVING_ROW, rowId } from '#features/site/site-fields.ts'
import { read, write } from '#platform/contract/define.ts'
import { bothTexts, inBoth, inEither, line, lineOfText, wholeNumber } from '#platform/contract/fields.ts'

const category = z.object({
  id: z.number(),
  /** 0 at the first level, else the category above. */
  pid: z.number(),
  slug: z.string(),
  name: bothTexts,
  picture: z.string(),
  /** Products directly in it, on sale or not. */
  product_count: z.number(),
})

const name = lineOfText(30).min(1)
/** What files and addresses call it: `fresh-fruit`. */
const slug = line(40).regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'small letters, digits and single hyphens')
const aboveOrNone = wholeNumber(0, 2 ** 31 - 1)

export const categoriesSellerContract = {
  listSellerCategories: read({
    path: '/seller/categories/list',
    summary: 'All categories in the order of the shop, each followed by those below it.',
    access: 'seller',
    output: z.array(category),
  }),
  addCategory: write({
    path: '/seller/categories/add',
    summary: 'Adds a category at the end of its level: the first, or below one of the first.',
    access: 'seller',
    input: z.strictObject({
      pid: aboveOrNone.default(0),
      slug,
      name: inBoth(name),
      picture: pictureAddress,
    }),
    output: category,
    refusals: [
      'sellercategories_none',
      'sellercategories_two_levels',
      'sellercategories_slug_taken',
      'pictures_none',
    ],
  }),
  changeCategory: write({
    path: '/seller/categories/change',
    summary: 'Changes what is given of a category; its products are found by the new name at once.',
    access: 'seller',
    input: z.strictObject({
      id: rowId,
      slug: slug.optional(),
      name: inEither(name).default({}),
      picture: pictureAddress.optional(),
    }),
    output: category,
    refusals: ['sellercategories_none', 'sellercategories_slug_taken', 'pictures_none'],
  }),
  moveCategory: write({
    path: '/seller/categories/move',
    summary:
      'Puts a category below another one of the first level, or at the first level (0), with its products.',
    access: 'seller',
    input: z.strictObject({ id: rowId, pid: aboveOrNone }),
    output: category,
    refusals: ['sellercategories_none', 'sellercategories_two_levels'],
  }),
  orderCategories: write({
    path: '/seller/categories/order',
    summary: 'Puts the categories of one level in the order of these ids; all of that level are named.',
    access: 'seller',
    input: z.strictObject({ pid: aboveOrNone.default(0), ids: z.array(rowId).min(1).max(500) }),
    output: z.array(category),
    refusals: ['sellersite_order_incomplete'],
  }),
  removeCategory: write({
    path: '/seller/categories/remove',
    summary: 'Takes away a category that holds neither products nor other categories.',
    ...REMOVING_ROW,
    refusals: ['sellercategories_none', 'sellercategories_not_empty'],
  }),
}

export type SellerCategory = z.output<typeof category>
