import { z } from 'zod'
import { batchKey, checkedBatch, shownBatch } from '#platform/batches/batch-fields.ts'
import { read, writeInSteps } from '#platform/contract/define.ts'
import { amount, bothTexts, flag, id, line, wholeNumber, yuan } from '#platform/contract/fields.ts'
import { productFilter } from './product-filter.ts'

const MAX_CENTS = 2_000_000_000
const price = amount.pipe(z.number().int().min(0).max(MAX_CENTS))

const pricedSku = z.object({
  id: z.number(),
  name: bothTexts,
  code: z.string(),
  price: yuan,
  /** '' where there is none. */
  market_price: z.union([yuan, z.literal('')]),
  stock: z.number(),
})

const pricedProduct = z.object({
  id: z.number(),
  name: bothTexts,
  on_sale: z.number(),
  skus: z.array(pricedSku),
})

/** What a sku is to cost; `was` is what whoever changes it saw. A market price of 0 is none. */
const priceLine = z.strictObject({
  sku_id: id,
  was_price: price,
  was_market: price,
  price,
  market_price: price,
})
const shelfLine = z.strictObject({ product_id: id, was_on_sale: flag, on_sale: flag })

const lines = z
  .array(z.union([priceLine, shelfLine]))
  .min(1)
  .max(2000)

/** Prices of many products at once, as in a spreadsheet. */
export const pricesSellerContract = {
  listPrices: read({
    path: '/seller/prices/list',
    summary: 'Products that fit with what their skus cost; ask on with `after` until `next` is empty.',
    access: 'seller',
    input: z.strictObject({
      ...productFilter,
      after: line(20).default(''),
      rows: wholeNumber(1, 200).default(60),
    }),
    output: z.object({ data: z.array(pricedProduct), next: z.string() }),
  }),
  checkPrices: read({
    path: '/seller/prices/check',
    summary: 'What would become of each change; nothing is changed.',
    access: 'seller',
    input: z.strictObject({ lines }),
    output: checkedBatch,
  }),
  runPrices: writeInSteps({
    path: '/seller/prices/run',
    summary: 'Changes what can be changed, a verdict a line; what somebody else changed meanwhile stays.',
    access: 'seller',
    input: z.strictObject({ lines, key: batchKey.optional() }),
    output: shownBatch,
  }),
}

export type PricedProduct = z.output<typeof pricedProduct>
export type PricedSku = z.output<typeof pricedSku>
export type GivenChange = z.output<typeof lines>[number]
export type PriceLine = z.output<typeof priceLine>
export type ShelfLine = z.output<typeof shelfLine>
