import { z } from 'zod'
import { STOCK_MOVES } from '#features/catalogue/stock-moves.ts'
import { PRODUCT_POSTAGE } from '#features/postage/postage-rules.ts'
import { read, readPage, write, writeInSteps } from '#platform/contract/define.ts'
import {
  bothTexts,
  byteStream,
  id,
  idOrZero,
  line,
  lineOfText,
  wholeNumber,
  yuan,
} from '#platform/contract/fields.ts'
import { picturesGiven } from './import-pictures.ts'
import { productFilter } from './product-filter.ts'

const MAX_STOCK = 1_000_000_000

/** What a product is told by, to the seller and in files. */
export const productHead = {
  id: z.number(),
  shop_id: z.number(),
  category: z.string(),
  name: bothTexts,
  summary: bothTexts,
  intro: bothTexts,
}

/** A product as it stands in an exported file; `product-sheet.ts` has the same as columns. */
export const productSheet = z.object({
  ...productHead,
  covers: z.array(z.string()),
  virtual: z.number(),
  is_new: z.number(),
  is_recommended: z.number(),
  postage: z.enum(PRODUCT_POSTAGE),
  /** A sum of its own; blank where it has none. */
  free_shipping_money: z.union([yuan, z.literal('')]),
  on_sale: z.number(),
  published_at: z.string(),
  file: z.object({ name: bothTexts, content: bothTexts }).nullable(),
  skus: z.array(
    z.object({
      id: z.number(),
      code: z.string().nullable(),
      barcode: z.string().nullable(),
      name: bothTexts,
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

const stockMove = z.object({
  kind: z.enum(STOCK_MOVES),
  /** What came; less than nothing when it went. */
  units: z.number(),
  before: z.number(),
  after: z.number(),
  actor: z.string(),
  /** Who that is, by name. */
  by: z.string(),
  reason: z.string(),
  /** What it belongs to: the number of an order, the name of a file. */
  reference: z.string(),
  created_at: z.string(),
})

export const IMPORT_FORMATS = ['csv', 'xlsx', 'json'] as const
export type ImportFormat = (typeof IMPORT_FORMATS)[number]

const importStock = z.strictObject({ how: z.enum(['set', 'add', 'take']), reason: lineOfText(200) })

/** One field a file changes. A product that is new is one change without a column. */
const importChange = z.object({
  product_id: z.number(),
  /** 0 where it is the product's own. */
  sku_id: z.number(),
  name: z.string(),
  column: z.string(),
  before: z.string(),
  after: z.string(),
})

/** What is wrong in an imported file; it comes as the data of the refusal. */
export type ImportFault = { row: number; column: string; reason: string }
export type ImportFaults = { faults: ImportFault[]; total: number }

export const catalogueSellerContract = {
  importProducts: writeInSteps({
    path: '/seller/products/import',
    summary: 'Adds products from a file and changes what it says of those it names, all of it or nothing.',
    access: 'seller',
    input: z.strictObject({
      format: z.enum(IMPORT_FORMATS),
      /** What the file is called, for the history of what it changes. */
      file: lineOfText(200).default(''),
      /** The file's bytes, read once and never held as a whole. */
      source: byteStream,
      /** The files its products name as covers, or that are called after their codes. */
      pictures: picturesGiven.optional(),
      /** Stock is left alone, unless it is asked for. */
      stock: importStock.optional(),
      /** Looks for faults and shows what would change; nothing is saved. */
      check: z.boolean().default(false),
    }),
    output: z.object({
      /** Whose columns the file has. */
      source: z.enum(['own', 'shopify']),
      added: z.number(),
      updated: z.number(),
      unchanged: z.number(),
      skus: z.number(),
      /** The first 20,000 of them; `changes_total` counts all. */
      changes: z.array(importChange),
      changes_total: z.number(),
      /** Files beside it that its products show, and those that none does. */
      pictures: z.array(z.string()),
      pictures_unused: z.array(z.string()),
    }),
  }),
  exportProducts: read({
    path: '/seller/products/export',
    summary: 'Products in the order of their ids, some at a time; ask on with `after` until `next` is 0.',
    access: 'seller',
    input: z.strictObject({ after: idOrZero.default(0) }),
    output: z.object({ products: z.array(productSheet), next: z.number() }),
  }),
  downloadProducts: read({
    path: '/seller/products/download',
    summary: 'Products that fit as a file that can be imported again.',
    access: 'seller',
    refusals: ['products_many_to_save', 'imports_cell_too_long'],
    input: z.strictObject({ format: z.enum(['csv', 'xlsx']), ...productFilter }),
    output: z.object({
      name: z.string(),
      products: z.number(),
      /** Its bytes in base64. */
      content: z.string(),
    }),
  }),
  listStock: read({
    path: '/seller/stock/list',
    summary:
      'What is left of each sku, fewest first, or of those of one product; ask on with `after` until `next` is empty.',
    access: 'seller',
    input: z.strictObject({
      product_id: id.optional(),
      below: wholeNumber(0, MAX_STOCK).optional(),
      after: line(40).default(''),
    }),
    output: z.object({ data: z.array(stockLine), next: z.string() }),
  }),
  setStock: write({
    path: '/seller/stock/set',
    summary: 'Sets what is left of a sku, or adds to it and takes from it, and says why.',
    access: 'seller',
    input: z.strictObject({
      sku_id: id,
      how: z.enum(['set', 'add', 'take']),
      number: wholeNumber(0, MAX_STOCK),
      reason: lineOfText(200),
    }),
    output: stockLine,
  }),
  listStockMoves: readPage({
    path: '/seller/stock/history',
    summary: 'Every change of a stock, the last first: who, why, how many, and what was left.',
    access: 'seller',
    input: { sku_id: id },
    item: stockMove,
  }),
}

export type ImportChange = z.output<typeof importChange>
export type ImportStock = z.output<typeof importStock>
export type ProductSheet = z.output<typeof productSheet>
export type StockMoveLine = z.output<typeof stockMove>
export type StockLine = z.output<typeof stockLine>
