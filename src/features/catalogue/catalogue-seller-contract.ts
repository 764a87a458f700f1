import { z } from 'zod'
import type { Calls } from '#platform/contract/api-types.ts'
import { read, write } from '#platform/contract/define.ts'
import { id, idOrZero, paged, pageNumber, wholeNumber, yuan } from '#platform/contract/fields.ts'

const MAX_STOCK = 1_000_000_000

const text = z.object({ zh_CN: z.string(), en_US: z.string() })

/** A product as it stands in an exported file; `product-sheet.ts` has the same as columns. */
export const productSheet = z.object({
  id: z.number(),
  shop_id: z.number(),
  category: z.string(),
  name: text,
  summary: text,
  intro: text,
  covers: z.array(z.string()),
  virtual: z.number(),
  is_new: z.number(),
  is_recommended: z.number(),
  free_shipping: z.number(),
  free_shipping_money: yuan,
  on_sale: z.number(),
  published_at: z.string(),
  file: z.object({ name: text, content: text }).nullable(),
  skus: z.array(
    z.object({
      id: z.number(),
      name: text,
      price: yuan,
      market_price: yuan.nullable(),
      stock: z.number(),
    }),
  ),
})

const stockLine = z.object({
  sku_id: z.number(),
  product_id: z.number(),
  product_name: z.string(),
  sku_name: z.string(),
  price: yuan,
  stock: z.number(),
})

/** What is wrong in an imported file; it comes as the data of the refusal. */
export type ImportFault = { row: number; column: string; reason: string }
export type ImportFaults = { faults: ImportFault[]; total: number }

export const catalogueSellerContract = {
  importProducts: write({
    path: '/seller/products/import',
    summary: 'Adds products from a file and updates those it names by id, all of them or none.',
    access: 'seller',
    input: z.strictObject({
      format: z.enum(['csv', 'json']),
      /** The file's bytes, read once and never held as a whole. */
      source: z.custom<AsyncIterable<Uint8Array>>(
        (value) => typeof value === 'object' && value !== null && Symbol.asyncIterator in value,
      ),
      /** Looks for faults only; nothing is saved. */
      check: z.boolean().default(false),
    }),
    output: z.object({ added: z.number(), updated: z.number(), skus: z.number() }),
  }),
  exportProducts: read({
    path: '/seller/products/export',
    summary: 'Products in the order of their ids, some at a time; ask on with `after` until `next` is 0.',
    access: 'seller',
    input: z.strictObject({ after: idOrZero.default(0) }),
    output: z.object({ products: z.array(productSheet), next: z.number() }),
  }),
  listStock: read({
    path: '/seller/stock/list',
    summary: 'What is left of each sku, of one product or of those running low, fewest first.',
    access: 'seller',
    input: z.strictObject({
      product_id: id.optional(),
      below: wholeNumber(0, MAX_STOCK).optional(),
      page: pageNumber,
    }),
    output: paged(stockLine),
  }),
  setStock: write({
    path: '/seller/stock/set',
    summary: 'Sets what is left of a sku, or adds to it and takes from it.',
    access: 'seller',
    input: z.strictObject({
      sku_id: id,
      how: z.enum(['set', 'add', 'take']),
      number: wholeNumber(0, MAX_STOCK),
    }),
    output: stockLine,
  }),
}

declare module '#platform/contract/api-types.ts' {
  interface Api {
    catalogueSeller: Calls<typeof catalogueSellerContract>
  }
}

export type ProductSheet = z.output<typeof productSheet>
export type StockLine = z.output<typeof stockLine>
