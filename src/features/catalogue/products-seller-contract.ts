import { z } from 'zod'
import { alt, focus, pictureSource } from '#features/pictures/picture-source.ts'
import { PRODUCT_POSTAGE } from '#features/postage/postage-rules.ts'
import { read, write, writeInSteps } from '#platform/contract/define.ts'
import {
  amount,
  bothTexts,
  byteStream,
  flag,
  id,
  inBoth,
  inEither,
  line,
  lineOfText,
  paragraphs,
  wholeNumber,
  yuan,
} from '#platform/contract/fields.ts'
import { ABOUT_ONE } from '#platform/contract/seller-entries.ts'
import { productHead } from './catalogue-seller-contract.ts'
import { productFilter } from './product-filter.ts'
import { COLD_CLASSES, HINDRANCES, MAX_PICTURES_OF_PRODUCT, PRODUCT_SORTS } from './product-rules.ts'

const MAX_CENTS = 2_000_000_000
const MAX_STOCK = 1_000_000_000

const price = amount.pipe(z.number().int().min(0).max(MAX_CENTS))

/** What may be said of a product; what is left out stays as it is. */
const productParts = {
  shop_id: wholeNumber(1, 2 ** 31 - 1).optional(),
  /** Its word in addresses (`fruit`) or its number. */
  category: lineOfText(200).optional(),
  summary: inEither(lineOfText(1000)).optional(),
  /** Rich text (HTML); what may not be kept of it is taken out. */
  intro: inEither(paragraphs(200_000)).optional(),
  is_new: flag.optional(),
  is_recommended: flag.optional(),
  postage: z.enum(PRODUCT_POSTAGE).optional(),
  /** The sum that goes with `own`. Given alone it means that; null means the shop's rule. */
  free_shipping_money: price.nullable().optional(),
  cold_class: z.enum(COLD_CLASSES).optional(),
  /** Days it keeps from the day it leaves; 0 says nothing. */
  shelf_days: wholeNumber(0, 3650).optional(),
  origin: inEither(lineOfText(200)).optional(),
  storage: inEither(lineOfText(200)).optional(),
}

/** What may be said of a sku; what is left out stays as it is. An empty code or weight of 0 takes it away. */
const skuParts = {
  /** 0 takes the market price away. */
  market_price: price.optional(),
  code: lineOfText(64).optional(),
  barcode: lineOfText(64).optional(),
  nominal_grams: wholeNumber(0, 1_000_000).optional(),
  tolerance_permille: wholeNumber(0, 1000).optional(),
}

const sellerSku = z.object({
  id: z.number(),
  name: bothTexts,
  price: yuan,
  market_price: yuan.nullable(),
  stock: z.number(),
  code: z.string(),
  barcode: z.string(),
  nominal_grams: z.number(),
  tolerance_permille: z.number(),
})

const sellerPicture = z.object({ address: z.string(), alt: bothTexts, focus: focus.nullable() })

const sellerProduct = z.object({
  ...productHead,
  virtual: z.number(),
  price: yuan,
  sales: z.number(),
  is_new: z.number(),
  is_recommended: z.number(),
  postage: z.enum(PRODUCT_POSTAGE),
  /** Its own sum, with `own` alone. */
  free_shipping_money: yuan.nullable(),
  /** 1 where it is free because an older version made it so, and nobody has said since. */
  free_by_default: z.number(),
  on_sale: z.number(),
  cold_class: z.enum(COLD_CLASSES),
  shelf_days: z.number(),
  origin: bothTexts,
  storage: bothTexts,
  pictures: z.array(sellerPicture),
  /** What a buyer of a virtual product downloads. */
  files: z.array(z.object({ id: z.number(), name: bothTexts, type: z.string(), bytes: z.number() })),
  skus: z.array(sellerSku),
  /** Why nobody can buy it now, by name; empty when they can. */
  why_not: z.array(z.enum(HINDRANCES)),
})

const productLine = z.object({
  id: z.number(),
  name: bothTexts,
  picture: z.string(),
  category: z.string(),
  shop: z.string(),
  virtual: z.number(),
  on_sale: z.number(),
  /** The lowest of its skus. */
  price: yuan,
  postage: z.enum(PRODUCT_POSTAGE),
  free_shipping_money: yuan.nullable(),
  stock: z.number(),
  skus: z.number(),
  sales: z.number(),
  /** Texts that are there in Chinese and not in English. */
  english_gaps: z.number(),
  why_not: z.array(z.enum(HINDRANCES)),
})

const name = lineOfText(300).check(z.minLength(1))
const skuName = lineOfText(200).check(z.minLength(1))
const fileName = lineOfText(120).check(z.minLength(1))
const position = wholeNumber(1, MAX_PICTURES_OF_PRODUCT)

export const productsSellerContract = {
  listSellerProducts: read({
    path: '/seller/products/list',
    summary: 'Products that fit, on sale or not; ask on with `after` until `next` is empty.',
    access: 'seller',
    input: z.strictObject({
      ...productFilter,
      sort: z.enum(PRODUCT_SORTS).default('new'),
      after: line(40).default(''),
      rows: wholeNumber(1, 200).default(50),
    }),
    output: z.object({ data: z.array(productLine), next: z.string() }),
  }),
  showSellerProduct: read({
    path: '/seller/products/show',
    summary: 'Everything about a product, with why it cannot be bought.',
    ...ABOUT_ONE,
    output: sellerProduct,
    refusals: ['products_none'],
  }),
  addProduct: write({
    path: '/seller/products/add',
    summary: 'Begins a product; it stays off the shelf until it is put there.',
    access: 'seller',
    input: z.strictObject({ ...productParts, name: inBoth(name), virtual: flag.default(0) }),
    output: sellerProduct,
    refusals: ['products_no_shop', 'products_no_category', 'products_no_sum'],
  }),
  changeProduct: write({
    path: '/seller/products/change',
    summary: 'Changes what is given of a product.',
    access: 'seller',
    input: z.strictObject({ id, ...productParts, name: inEither(name).optional() }),
    output: sellerProduct,
    refusals: ['products_none', 'products_no_shop', 'products_no_category', 'products_no_sum'],
  }),
  switchProducts: write({
    path: '/seller/products/switch',
    summary: 'Puts products on the shelf or takes them off, all of them or none.',
    access: 'seller',
    input: z.strictObject({ ids: z.array(id).min(1).max(500), on_sale: flag }),
    output: z.object({ products: z.number() }),
    refusals: ['products_none', 'products_not_ready', 'products_none_ready'],
  }),
  countFreeByDefault: read({
    path: '/seller/products/free-by-default',
    summary:
      'How many products are always free because an older version made them so, and nobody has said since.',
    access: 'seller',
    output: z.object({ products: z.number() }),
  }),
  setPostage: write({
    path: '/seller/products/postage',
    summary:
      'Puts products under the shop’s rule for postage, or makes them always free: those named, or all that an older version made free. One of these that was given a sum is free from that sum on instead of the shop’s.',
    access: 'seller',
    input: z.strictObject({
      ids: z.array(id).min(1).max(500).optional(),
      postage: z.enum(['shop', 'free']),
    }),
    output: z.object({ products: z.number() }),
    refusals: ['products_none'],
  }),
  copyProduct: write({
    path: '/seller/products/copy',
    summary:
      'Begins a product like another: same texts, pictures and skus, no stock, no codes, off the shelf.',
    ...ABOUT_ONE,
    output: sellerProduct,
    refusals: ['products_none'],
  }),
  removeProduct: write({
    path: '/seller/products/remove',
    summary: 'Removes a product nobody has ever ordered; any other is taken off the shelf.',
    ...ABOUT_ONE,
    output: z.object({ id: z.number(), removed: z.number() }),
    refusals: ['products_none'],
  }),
  addSku: write({
    path: '/seller/skus/add',
    summary: 'Adds a sku to a product.',
    access: 'seller',
    input: z.strictObject({
      product_id: id,
      name: inBoth(skuName),
      price,
      stock: wholeNumber(0, MAX_STOCK).default(0),
      ...skuParts,
    }),
    output: sellerProduct,
    refusals: ['products_none', 'products_many_skus', 'products_market_below', 'products_code_taken'],
  }),
  changeSku: write({
    path: '/seller/skus/change',
    summary: 'Changes what is given of a sku, such as its price. Stock has calls of its own.',
    access: 'seller',
    input: z.strictObject({
      id,
      name: inEither(skuName).optional(),
      price: price.optional(),
      ...skuParts,
    }),
    output: sellerProduct,
    refusals: ['products_no_sku', 'products_market_below', 'products_code_taken'],
  }),
  removeSku: write({
    path: '/seller/skus/remove',
    summary: 'Takes a sku out of its product; orders keep what they say of it.',
    ...ABOUT_ONE,
    output: sellerProduct,
    refusals: ['products_no_sku', 'products_last_sku'],
  }),
  addProductPictures: writeInSteps({
    path: '/seller/products/pictures/add',
    summary: 'Adds pictures (files, or addresses of this site) behind those a product has.',
    access: 'seller',
    input: z.strictObject({
      id,
      pictures: z
        .array(z.strictObject({ source: pictureSource, name: lineOfText(200).optional() }))
        .min(1)
        .max(MAX_PICTURES_OF_PRODUCT),
      focus: focus.optional(),
      alt: alt.optional(),
    }),
    output: sellerProduct,
  }),
  orderProductPictures: write({
    path: '/seller/products/pictures/order',
    summary: 'Puts the pictures of a product into the order of the given positions; those not named follow.',
    access: 'seller',
    input: z.strictObject({ id, positions: z.array(position).min(1).max(MAX_PICTURES_OF_PRODUCT) }),
    output: sellerProduct,
    refusals: ['products_none', 'products_no_picture_at'],
  }),
  removeProductPicture: write({
    path: '/seller/products/pictures/remove',
    summary: 'Takes a picture out of a product.',
    access: 'seller',
    input: z.strictObject({ id, position }),
    output: sellerProduct,
    refusals: ['products_none', 'products_no_picture_at', 'products_last_picture'],
  }),
  changeProductPicture: write({
    path: '/seller/products/pictures/change',
    summary: 'Says what a picture shows, or what of it must stay in sight when it is cut.',
    access: 'seller',
    input: z.strictObject({ id, position, focus: focus.optional(), alt: alt.optional() }),
    output: sellerProduct,
    refusals: ['products_none', 'products_no_picture_at', 'products_picture_not_own', 'pictures_none'],
  }),
  addProductFile: writeInSteps({
    path: '/seller/products/files/add',
    summary: 'Adds a file (PDF or ZIP, 200 MB) that buyers of a virtual product download.',
    access: 'seller',
    input: z.strictObject({ product_id: id, source: byteStream, name: inBoth(fileName) }),
    output: sellerProduct,
  }),
  replaceProductFile: writeInSteps({
    path: '/seller/products/files/replace',
    summary: 'Puts a new version in the place of a file; who has bought the product gets it as well.',
    access: 'seller',
    input: z.strictObject({ id, source: byteStream }),
    output: sellerProduct,
  }),
  removeProductFile: write({
    path: '/seller/products/files/remove',
    summary: 'Removes a file of a virtual product.',
    ...ABOUT_ONE,
    output: sellerProduct,
  }),
}

export type SellerProduct = z.output<typeof sellerProduct>
export type ProductLine = z.output<typeof productLine>
