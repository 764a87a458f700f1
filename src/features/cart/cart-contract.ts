import { z } from 'zod'
import { MAX_QUANTITY } from '#features/cart/quantity-rules.ts'
import { read, write } from '#platform/contract/define.ts'
import { anyWholeNumber, id, idOrZero, line as text, wholeNumber, yuan } from '#platform/contract/fields.ts'
import { LINE_STATES, MAX_LINES } from './cart-rules.ts'

const lineIds = z
  .union([z.number(), z.string().max(MAX_LINES * 17)])
  .transform((joined): (string | number)[] => String(joined).split(',').filter(Boolean))
  .pipe(z.array(id).max(MAX_LINES))
  .meta({ description: 'Line ids, joined by commas.' })

const pointer = z.object({
  product_id: id,
  sku_price_id: id,
  num: wholeNumber(1, MAX_QUANTITY),
  /** What the visitor saw when adding it, so that a change can be told. */
  snapshot_price: yuan.optional(),
})
const pointers = z.array(pointer).max(MAX_LINES)

const cartLine = z.object({
  id: z.number(),
  product_id: z.number(),
  sku_price_id: z.number(),
  num: z.number(),
  /** The price when it was added. */
  snapshot_price: yuan,
  product: z.object({
    name: z.string(),
    cover: z.string(),
    free_shipping: z.number(),
    free_shipping_money: yuan,
  }),
  /** Who sells it; without a name where the product is gone. */
  shop: z.object({ id: z.number(), name: z.string() }),
  sku_price: z.object({ name: z.string(), price: yuan, stock: z.number() }),
  state: z.enum(LINE_STATES),
  /** Why it cannot be bought, in the buyer's language; empty when it can. */
  reason: z.string(),
})

/** How many different goods lie in the cart. */
const counted = z.object({ count: z.number() })

const clearing = { access: 'buyer', input: z.strictObject({ id: lineIds }), output: counted } as const

const changedLine = z.object({ id: z.number(), num: z.number() })

const mergedLine = z.object({
  product_id: z.number(),
  sku_price_id: z.number(),
  name: z.string(),
  sku_name: z.string(),
  asked: z.number(),
  /** How many of them lie in the cart now. */
  num: z.number(),
  outcome: z.enum(['added', 'capped', 'gone', 'full']),
  price_was: yuan.nullable(),
  price_now: yuan.nullable(),
})

export const cartContract = {
  listLines: read({
    path: '/v1/654a1b35637b5',
    summary:
      "The buyer's cart, the latest line first, each with what it costs now and whether it can be bought.",
    access: 'buyer',
    output: z.array(cartLine),
  }),
  addLine: write({
    path: '/v1/654ade75d7027',
    summary: 'Puts a sku into the cart: type cover sets the quantity, any other type adds to it.',
    access: 'buyer',
    input: z.strictObject({
      product_id: id,
      sku_price_id: id,
      type: text(20).default('cover'),
      num: anyWholeNumber,
      id: idOrZero.default(0),
    }),
    output: changedLine.extend({ count: z.number() }),
  }),
  updateLine: write({
    path: '/v1/cart/update',
    summary: 'Changes the quantity of a line: type cover sets it, any other type adds to it.',
    access: 'buyer',
    input: z.strictObject({
      id,
      num: anyWholeNumber,
      type: text(20).default('cover'),
      product_id: id.optional(),
      sku_price_id: id.optional(),
    }),
    output: changedLine,
  }),
  changeSku: write({
    path: '/v1/cart/change-sku',
    summary:
      'Takes another sku of the same product instead of the one in a line; one that lies in the cart already grows.',
    access: 'buyer',
    input: z.strictObject({ id, sku_price_id: id, num: anyWholeNumber }),
    output: changedLine.extend({ count: z.number() }),
  }),
  deleteLines: write({
    path: '/v1/cart/delete',
    summary: 'Takes lines out of the cart.',
    ...clearing,
  }),
  moveLines: write({
    path: '/v1/cart/move',
    summary: 'Moves lines from the cart to the favourites.',
    ...clearing,
  }),
  countLines: read({
    path: '/v1/cart/count',
    summary: 'How many different goods lie in the cart.',
    access: 'buyer',
    output: counted,
  }),
  mergeLines: write({
    path: '/v1/cart/merge',
    summary:
      "Adds the cart a visitor kept in the browser to the buyer's own, and says what became of each line.",
    access: 'buyer',
    idempotent: true,
    input: z.strictObject({ lines: pointers }),
    output: counted.extend({ lines: z.array(mergedLine) }),
  }),
  visitorLines: read({
    path: '/v1/cart/visitor',
    summary:
      'The lines a visitor keeps in the browser, with what they cost now and whether they can be bought.',
    access: 'anyone',
    input: z.strictObject({ lines: pointers }),
    output: z.array(cartLine),
  }),
}

export type CartLine = z.output<typeof cartLine>
export type MergedLine = z.output<typeof mergedLine>
