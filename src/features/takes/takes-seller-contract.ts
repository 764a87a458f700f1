import { z } from 'zod'
import { read, write } from '#platform/contract/define.ts'
import { id, lineOfText, shortIdOrZero, wholeNumber } from '#platform/contract/fields.ts'
import { ABOUT_ONE } from '#platform/contract/seller-entries.ts'
import { TAKE_STATES } from './take-rules.ts'

const take = z.object({
  id: z.number(),
  name: z.string(),
  /** '' where every one is counted. */
  category: z.string(),
  shop: z.string(),
  /** By name. */
  begun_by: z.string(),
  create_time: z.string(),
  state: z.enum(TAKE_STATES),
  booked_by: z.string(),
  /** How many skus have been counted. */
  counted: z.number(),
})

const takeLine = z.object({
  sku_id: z.number(),
  product_id: z.number(),
  product_name: z.string(),
  sku_name: z.string(),
  code: z.string(),
  barcode: z.string(),
  /** What should lie on the shelf now: for sale, or ordered and not packed yet. */
  expected: z.number(),
  /** Of it, ordered and not packed yet. */
  ordered: z.number(),
  /** What the last one who counted found, and who; nothing while nobody has. */
  count: z
    .object({
      counted: z.number(),
      /** Against what should have lain there at that moment. */
      difference: z.number(),
      by: z.string(),
      time: z.string(),
      /** How often it was counted. */
      times: z.number(),
    })
    .nullable(),
})

const scope = z.object({ id: z.number(), name: z.string() })

const counting = { id, sku_id: id }

/** Taking stock: goods are counted while the shop goes on selling. */
export const takesSellerContract = {
  listTakes: read({
    path: '/seller/takes/list',
    summary: 'Stock takes, those still open first.',
    access: 'seller',
    output: z.array(take),
  }),
  listScopes: read({
    path: '/seller/takes/scopes',
    summary: 'What can be counted by: categories, those below another set in, and shops.',
    access: 'seller',
    output: z.object({ categories: z.array(scope), shops: z.array(scope) }),
  }),
  beginTake: write({
    path: '/seller/takes/begin',
    summary: 'Begins a stock take of a category, of a shop, or of everything.',
    access: 'seller',
    refusals: ['takes_nothing', 'takes_many'],
    input: z.strictObject({
      name: lineOfText(60).default(''),
      category: shortIdOrZero.default(0),
      shop_id: shortIdOrZero.default(0),
    }),
    output: z.object({ id: z.number() }),
  }),
  showTake: read({
    path: '/seller/takes/show',
    summary: 'A stock take with what is to be counted, what was, and the differences.',
    ...ABOUT_ONE,
    refusals: ['takes_none'],
    output: take.extend({ lines: z.array(takeLine) }),
  }),
  countGoods: write({
    path: '/seller/takes/count',
    summary: 'Writes down what somebody counted of a sku, or counted besides in another place.',
    access: 'seller',
    refusals: ['takes_none', 'takes_over', 'takes_no_sku', 'takes_too_much'],
    input: z.strictObject({
      ...counting,
      how: z.enum(['set', 'add']).default('set'),
      counted: wholeNumber(0, 1_000_000_000),
    }),
    output: takeLine,
  }),
  uncountGoods: write({
    path: '/seller/takes/uncount',
    summary: 'Takes back that a sku was counted.',
    access: 'seller',
    refusals: ['takes_none', 'takes_over', 'takes_no_sku'],
    input: z.strictObject(counting),
    output: takeLine,
  }),
  bookTake: write({
    path: '/seller/takes/book',
    summary: 'Books every difference at once; what was not counted stays as it is.',
    access: 'seller',
    refusals: ['takes_none', 'takes_over', 'takes_nothing_counted', 'stock_reason_missing'],
    input: z.strictObject({ id, reason: lineOfText(200) }),
    output: z.object({
      changed: z.number(),
      /** Pieces that were ordered and are not there: their orders cannot be packed whole. */
      missing: z.number(),
    }),
  }),
  dropTake: write({
    path: '/seller/takes/drop',
    summary: 'Ends a stock take without booking anything.',
    ...ABOUT_ONE,
    refusals: ['takes_none', 'takes_over'],
  }),
}

export type Take = z.output<typeof take>
export type TakeLine = z.output<typeof takeLine>
